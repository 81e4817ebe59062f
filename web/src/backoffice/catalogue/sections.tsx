import { Link } from '../address/address';
import { useMay } from '../frame/staff-context';
import { grouped } from '../ui/money';

type Section = 'products' | 'grid' | 'categories' | 'waiting';

interface Props {
  now: Section;
  /** How much is in each, where it is known. */
  counts?: Partial<Record<Section, number>>;
}

/** The parts of the catalogue. */
export function Sections({ now, counts = {} }: Props) {
  const may = useMay();
  const entries: readonly (readonly [Section, string, string, boolean])[] = [
    ['products', 'Products', '/catalogue', true],
    ['grid', 'Bulk edit', '/catalogue/grid', may('catalogue') || may('prices')],
    ['categories', 'Categories', '/catalogue/categories', true],
    ['waiting', 'Waiting prices', '/catalogue/waiting', may('seePrices')],
  ];
  return (
    <nav className="tabs" aria-label="Sections">
      {entries
        .filter(([, , , isThere]) => isThere)
        .map(([section, name, path]) => (
          <Link key={section} to={path} aria-current={section === now ? 'page' : undefined}>
            {name} {counts[section] !== undefined && <span className="n">{grouped(counts[section])}</span>}
          </Link>
        ))}
    </nav>
  );
}
