import { Link } from '../address/address';

const tabs = [
  ['/search', 'Searches'],
  ['/search/rules', 'Pins and boosts'],
  ['/search/why', 'Why here'],
] as const;

/** The three sides of search. */
export const SearchTabs = ({ at }: { at: (typeof tabs)[number][0] }) => (
  <nav className="tabs" aria-label="Search">
    {tabs.map(([path, name]) => (
      <Link key={path} to={path} aria-current={path === at ? 'page' : undefined}>
        {name}
      </Link>
    ))}
  </nav>
);
