import { yearNow } from '@/shared/i18n/dates';
import { shownPhone } from '@/shared/i18n/phone';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useIsInstalled } from '@/shared/session/installed';
import { leadsTo, theShop, type MenuLink } from '@/shared/session/shop';
import { useConfig } from '@/shared/session/shop-terms';
import { useWaysToPay } from '@/shared/session/ways-to-pay';
import { PayMark } from '@/shared/ui/pay-mark';
import { Consent } from './consent';
import styles from './footer.module.css';

interface Column {
  title: string;
  links: MenuLink[];
}

/** Where shoppers call. */
const called = (): Column['links'] => {
  const { phone } = theShop();
  return phone ? [[shownPhone(phone), `tel:${phone}`]] : [];
};

const columns = (isInstalled: boolean): Column[] => [
  {
    title: text('footer.shop'),
    links: [
      [text('header.allDepartments'), '/allcategories/root_sale_cat'],
      [text('tab.deals'), '/l/v/allPromotions'],
      // Of the web (specification §2).
      ...(isInstalled ? [] : [[text('footer.leaflets'), '/leaflets'] as MenuLink]),
      [text('footer.brands'), '/s/brands'],
      [text('footer.tvLicence'), '/s/tv-licence'],
    ],
  },
  {
    title: text('footer.orders'),
    links: [
      [text('header.trackOrder'), '/orderhistory/neworders'],
      [text('return.anItem'), '/account/returns'],
      [text('header.priceBeat'), '/s/price-beat'],
      ...(leadsTo('/s/price-beat') ? [[text('priceBeat.claim'), '/account/pricebeats'] as MenuLink] : []),
      [text('footer.delivery'), '/s/delivery-and-collection'],
      [text('footer.returns'), '/s/returns-policy'],
      [text('footer.invoices'), '/orderhistory/neworders?status=completed'],
    ],
  },
  {
    title: text('header.help'),
    links: [
      [text('footer.helpTopics'), '/account/helpandsupport'],
      [text('footer.contact'), '/s/contact'],
      [text('stores.link'), '/storelocator'],
      [text('footer.warranties'), '/s/warranties'],
      ...called(),
    ],
  },
  {
    title: theShop().name,
    links: [
      [text('footer.about'), '/s/about-us'],
      [text('footer.blog'), '/blog'],
      [text('footer.careers'), '/s/careers'],
      [text('footer.voucherDraw'), '/s/voucher-draw'],
    ],
  },
];

const legal = (): MenuLink[] => [
  [text('footer.terms'), '/s/terms'],
  [text('footer.privacy'), '/s/privacy'],
  [text('footer.returnsPolicy'), '/s/returns-policy'],
  [text('footer.accessibility'), '/s/accessibility'],
];

const there = (links: Column['links']) => links.filter(([, href]) => leadsTo(href));

/** Only what leads anywhere. */
const linked = (all: Column[]): Column[] =>
  all.map(({ title, links }) => ({ title, links: there(links) })).filter(({ links }) => links.length > 0);

/** Where else to go, how one can pay, and what the prices hold. */
function Footer() {
  const isInstalled = useIsInstalled();
  return (
    <footer className={`on-brand ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.grid}>
          {linked(theShop().footer ?? columns(isInstalled)).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([label, href]) => (
                  <li key={label}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <WaysToPay />
        </div>
        <Consent />
        <div className={styles.legal}>
          <Owner />
          <ul>
            {there(theShop().legal ?? legal()).map(([label, href]) => (
              <li key={label}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Owner() {
  const percent = useConfig()?.vatPercent;
  const owner = text('footer.owner', { year: yearNow(), name: theShop().name });
  const vat = percent ? text('footer.vat', { percent }) : text('footer.noVat');
  // A page drawn last year may be read this year.
  return <span suppressHydrationWarning>{`${owner} ${vat}`}</span>;
}

function WaysToPay() {
  const ways = useWaysToPay();
  if (ways.length === 0) return null;
  return (
    <div className={styles.pay}>
      <h2>{text('footer.waysToPay')}</h2>
      <ul className={styles.payments}>
        {ways.map(({ code, name }) => (
          <li key={code}>
            <PayMark code={code} /> {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

export default Footer;
