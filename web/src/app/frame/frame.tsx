import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { useConfig } from '@/shared/session/shop-terms';
import { WaysToPayContext, type WayToPay } from '@/shared/session/ways-to-pay';
import { WishlistOfHearts } from '@/shared/session/wishlist';
import { part } from '@/shared/state/part';
import { Awning } from '@/shared/ui/awning';
import type { Frame } from '../routes';
import { CheckoutHeader } from './checkout-header';
import { Header } from './header';
import { TabBar } from './tab-bar';
import styles from './frame.module.css';

interface Props {
  frame: Frame;
  awning?: boolean;
  /** The screen's name: some put their own bar where the tabs are. */
  screen: string;
  children: ReactNode;
}

const Footer = part(() => import('./footer'));

const withOwnBar = new Set(['Pdp', 'Cart']);

const unknown: readonly WayToPay[] = [];

/** What stands round every screen. */
export function FrameAround({ frame, awning, screen, children }: Props) {
  const shop = frame === 'shop';
  const config = useConfig(shop);
  if (frame === 'none') return <main tabIndex={-1}>{children}</main>;
  return (
    <WaysToPayContext.Provider value={config?.paymentModes ?? unknown}>
      <a className={styles.skip} href="#main">
        {text('common.skipToContent')}
      </a>
      <header className={`on-brand ${styles.header}`}>
        {shop ? <Header hideSuburb={screen === 'Cart'} /> : <CheckoutHeader />}
        {awning && (
          <div className={styles.awning}>
            <Awning onLight={screen !== 'Home'} />
          </div>
        )}
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {shop && <WishlistOfHearts key={screen} />}
      {shop && <Footer />}
      {shop && !withOwnBar.has(screen) && <TabBar />}
    </WaysToPayContext.Provider>
  );
}
