import type { ReactNode } from 'react';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Icon } from '@/shared/ui/icon';
import { CartPanel } from './cart-panel';
import layout from './layout.module.css';
import { Steps } from './steps';

interface AddressFrameProps {
  title: string;
  /** The checkout that led here. */
  back: string;
  /** A pre-order has no steps. */
  isStep: boolean;
  /** What is being checked out. */
  cart?: Cart;
  children: ReactNode;
}

/** As a part of the checkout's first step. */
export const AddressFrame = ({ title, back, isStep, cart, children }: AddressFrameProps) => (
  <>
    {isStep && <Steps current={1} />}
    <div className={`wrap ${layout.columns}`}>
      <div className={layout.main}>
        <Link className={layout.way} href={back}>
          <Icon name="left" size="s" />
          {text('checkout.return')}
        </Link>
        <h1>{title}</h1>
        {children}
      </div>
      {cart && <CartPanel cart={cart} />}
    </div>
  </>
);
