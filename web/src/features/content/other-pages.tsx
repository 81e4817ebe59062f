import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { leadsTo } from '@/shared/session/shop';
import { Icon, type IconName } from '@/shared/ui/icon';
import styles from './other-pages.module.css';

type Other = [icon: IconName, label: string, href: string];

const groups = (): [title: string, links: Other[]][] => [
  [
    text('header.help'),
    [
      ['help', text('footer.helpTopics'), '/account/helpandsupport'],
      ['truck', text('footer.delivery'), '/s/delivery-and-collection'],
      ['ret', text('footer.returnsPolicy'), '/s/returns-policy'],
      ['tag', text('header.priceBeat'), '/s/price-beat'],
      ['card', text('help.instalmentsTitle'), '/s/instalments'],
      ['shield', text('footer.warranties'), '/s/warranties'],
      ['phone', text('footer.contact'), '/s/contact'],
    ],
  ],
  [
    text('content.aboutTheShop'),
    [
      ['store', text('footer.about'), '/s/about-us'],
      ['user', text('footer.careers'), '/s/careers'],
      ['voucher', text('footer.voucherDraw'), '/s/voucher-draw'],
      ['book', text('footer.terms'), '/s/terms'],
      ['lock', text('footer.privacy'), '/s/privacy'],
      ['eye', text('footer.accessibility'), '/s/accessibility'],
    ],
  ],
];

/** The other pages of text, so that one wrong turn is one press away from the right one. */
export const OtherPages = ({ current }: { current?: string }) => (
  <nav className={`panel ${styles.pages}`} aria-label={text('content.otherPages')}>
    {groups().map(([title, links]) => (
      <div key={title}>
        <h2>{title}</h2>
        <ul>
          {links
            .filter(([, , href]) => leadsTo(href))
            .map(([icon, label, href]) => (
              <li key={href}>
                <Link href={href} aria-current={href === current ? 'page' : undefined}>
                  <Icon name={icon} size="s" /> {label}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    ))}
  </nav>
);
