import { Link, withQuery, withSearch } from '../address/address';
import { useMay } from '../frame/staff-context';
import { counted } from '../ui/money';
import type { Review } from './words';

/** What it is about: the product with its stars now, and the ways to it. */
export function ProductPart({ product, query }: { product: Review['product']; query: URLSearchParams }) {
  const may = useMay();
  const { code, name, image, url, rating, ratings } = product;
  return (
    <div className="review-product">
      {image ? <img src={image} alt="" /> : <span className="none" />}
      <div>
        {may('seeCatalogue') ? (
          <Link to={`/catalogue/products/${encodeURIComponent(code)}`}>{name}</Link>
        ) : (
          <b>{name}</b>
        )}
        <p className="muted small">
          {code}
          {rating === undefined
            ? ', no stars yet'
            : `, ${rating.toFixed(1)} of ${counted(ratings, 'rating')}`}
        </p>
        <span className="fl">
          {url && (
            <a className="small" href={url} target="_blank" rel="noreferrer">
              See in shop
            </a>
          )}
          {query.get('product') !== code && (
            <Link className="small" to={withSearch('/reviews', withQuery(query, { product: code }))}>
              Others of it
            </Link>
          )}
        </span>
      </div>
    </div>
  );
}
