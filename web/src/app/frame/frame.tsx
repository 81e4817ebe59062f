import type { ReactNode } from 'react';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { configPath, WaysToPayContext, type WayToPay } from '@/shared/session/ways-to-pay';
import { LaterBeside } from '@/shared/state/take-over';
import { Awning } from '@/shared/ui/awning';
import type { Frame } from '../routes';
import { CheckoutHeader } from './checkout-header';
import { Footer } from './footer';
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

const withOwnBar = new Set(['Pdp', 'Cart']);

const minutes = 60_000;
const unknown: readonly WayToPay[] = [];

/** What stands round every screen. */
export function FrameAround({ frame, awning, screen, children }: Props) {
  const shop = frame === 'shop';
  const config = useApi<Schema<'AppConfig'>>(shop ? configPath : null, { staleTime: 10 * minutes });
  if (frame === 'none') return <main tabIndex={-1}>{children}</main>;
  return (
    <WaysToPayContext.Provider value={config.data?.paymentModes ?? unknown}>
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
      {shop && (
        <LaterBeside below>
          <Footer />
        </LaterBeside>
      )}
      {shop && !withOwnBar.has(screen) && <TabBar />}
    </WaysToPayContext.Provider>
  );
}
