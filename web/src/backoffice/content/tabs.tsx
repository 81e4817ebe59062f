import { Link } from '../address/address';

const tabs = [
  ['/content', 'Pages'],
  ['/content/media', 'Media'],
  ['/content/redirects', 'Redirects'],
] as const;

/** Pages, pictures, and addresses that lead elsewhere. */
export const ContentTabs = ({ at }: { at: (typeof tabs)[number][0] }) => (
  <nav className="tabs" aria-label="Content">
    {tabs.map(([path, name]) => (
      <Link key={path} to={path} aria-current={path === at ? 'page' : undefined}>
        {name}
      </Link>
    ))}
  </nav>
);
