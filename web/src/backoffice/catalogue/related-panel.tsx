import { Link } from '../address/address';
import { Badge, Panel } from '../ui/parts';
import { productPath, type Product } from './words';

/** Its variants, and what the shop shows beside it. */
export function RelatedPanel({ product }: { product: Product }) {
  const { variants, references } = product;
  return (
    <Panel id="related" title="Variants and links">
      <div className="g2">
        <div className="stack t4">
          <h3>Variants</h3>
          {variants.length === 0 ? (
            <p className="muted">It comes in one kind only.</p>
          ) : (
            <ul className="stack t4">
              {variants.map(({ code, name, value, isVisible }) => (
                <li key={code}>
                  <Link to={productPath(code)}>{value || name}</Link> {!isVisible && <Badge>Hidden</Badge>}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="stack t4">
          <h3>Shown beside it</h3>
          {references.length === 0 ? (
            <p className="muted">
              Nothing yet: the shop works it out from what is alike and bought together.
            </p>
          ) : (
            <ul className="stack t4">
              {references.map(({ code, name }) => (
                <li key={code}>
                  <Link to={productPath(code)}>{name}</Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Panel>
  );
}
