import { Link } from '../address/address';

const tabs = [
  ['/promotions', 'Promotions'],
  ['/promotions/coupons', 'Codes'],
  ['/promotions/calendar', 'Calendar'],
] as const;

/** The three sides of promotions. */
export const PromotionTabs = ({ at }: { at: (typeof tabs)[number][0] }) => (
  <nav className="tabs" aria-label="Promotions and codes">
    {tabs.map(([path, name]) => (
      <Link key={path} to={path} aria-current={path === at ? 'page' : undefined}>
        {name}
      </Link>
    ))}
  </nav>
);
