import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useWaysToPay } from '@/shared/session/ways-to-pay';
import { Consent } from './consent';
import styles from './footer.module.css';

interface Column {
  title: string;
  links: [label: string, href: string][];
}

const columns = (): Column[] => [
  {
    title: text('footer.shop'),
    links: [
      [text('header.allDepartments'), '/allcategories/root_sale_cat'],
      [text('tab.deals'), '/l/v/allPromotions'],
      [text('stores.link'), '/storelocator'],
      [text('footer.leaflets'), '/leaflets'],
    ],
  },
  {
    title: text('footer.orders'),
    links: [
      [text('header.trackOrder'), '/orderhistory/neworders'],
      [text('footer.delivery'), '/s/delivery-and-collection'],
      [text('footer.returns'), '/s/returns-policy'],
    ],
  },
  {
    title: text('header.help'),
    links: [
      [text('footer.helpTopics'), '/account/helpandsupport'],
      [text('footer.contact'), '/s/contact'],
      [text('footer.warranties'), '/s/warranties'],
      [text('header.priceBeat'), '/s/price-beat'],
    ],
  },
  {
    title: text('footer.spaza'),
    links: [
      [text('footer.about'), '/s/about-us'],
      [text('footer.blog'), '/blog'],
      [text('footer.careers'), '/s/careers'],
      [text('footer.voucherDraw'), '/s/voucher-draw'],
    ],
  },
];

const legal = (): [string, string][] => [
  [text('footer.terms'), '/s/terms'],
  [text('footer.privacy'), '/s/privacy'],
  [text('footer.returnsPolicy'), '/s/returns-policy'],
  [text('footer.accessibility'), '/s/accessibility'],
];

/** Where else to go, how one can pay, and what the prices hold. */
export const Footer = () => (
  <footer className={`on-brand ${styles.footer}`}>
    <div className="wrap">
      <div className={styles.grid}>
        {columns().map(({ title, links }) => (
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
        <span>{text('footer.vat')}</span>
        <ul>
          {legal().map(([label, href]) => (
            <li key={label}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </footer>
);

function WaysToPay() {
  const ways = useWaysToPay();
  if (ways.length === 0) return null;
  return (
    <div className={styles.pay}>
      <h2>{text('footer.waysToPay')}</h2>
      <ul className={styles.payments}>
        {ways.map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
