import layout from '@/features/checkout/layout.module.css';
import { text } from '@/shared/i18n/text';
import { NeedsScripts } from '@/shared/ui/needs-scripts';
import { Bone, Loading } from '@/shared/ui/skeleton';
import { DeliveredTo } from './delivered-to';

/** What is known without the cart stands at once, drawn by the server: what one reads first need not wait for scripts. */
export const CartSkeleton = () => (
  <>
    <div className={`wrap scripts-only ${layout.columns}`}>
      <div className={layout.main}>
        <div className={layout.title}>
          <h1>{text('cart.title')}</h1>
        </div>
        <Loading>
          <Bone height={220} />
        </Loading>
        <DeliveredTo />
      </div>
      <div className={layout.side}>
        <Bone height={320} />
      </div>
    </div>
    <NeedsScripts />
  </>
);
