import { apiPath } from '@/shared/api/path';
import { Link } from '../address/address';
import { useApi } from '../api/query';
import { useMay } from '../frame/staff-context';
import { IconButton } from '../ui/button';
import { money } from '../ui/money';
import { Badge, Facts, Log } from '../ui/parts';
import { Bones, Loaded } from '../ui/states';
import { linesOf } from './change-lines';
import { stateOf } from './words';

interface Props {
  code: string;
  openPath: string;
  onStep: (by: number) => void;
  onClose: () => void;
}

/** One product beside the list: picture, price, stock, the last three changes. */
export function Peek({ code, openPath, onStep, onClose }: Props) {
  const may = useMay();
  const product = useApi(apiPath('/backoffice/api/products/{productCode}', { path: { productCode: code } }));
  const changes = useApi(
    apiPath('/backoffice/api/products/{productCode}/changes', { path: { productCode: code } }),
  );
  return (
    <aside className="pn det stack" aria-label={`Product ${code}`}>
      <div className="ph">
        <h2>{code}</h2>
        <span className="fl">
          <IconButton label="Product before" icon="up" onClick={() => onStep(-1)} />
          <IconButton label="Next product" icon="dn" onClick={() => onStep(1)} />
          <IconButton label="Close" icon="x" onClick={onClose} />
        </span>
      </div>
      <Loaded query={product} bones={<Bones rows={8} />}>
        {(data) => (
          <>
            <div className="photo">
              {data.images[0] ? (
                <img src={data.images[0].preview} alt={data.images[0].alt} />
              ) : (
                <span className="muted">No picture</span>
              )}
            </div>
            <div>
              <h3>{data.name}</h3>
              <span className="fl">
                <Badge kind={stateOf(data).badge}>{stateOf(data).words}</Badge>
                <span className="muted">{data.path.map(({ name }) => name).join(' / ')}</span>
              </span>
            </div>
            <Facts
              facts={[
                { name: 'Brand', value: data.brand.name },
                data.prices && { name: 'Price', value: money(data.prices.now?.price) },
                data.prices?.now?.wasPrice && { name: 'Was', value: money(data.prices.now.wasPrice) },
                data.stock && { name: 'Free in all stores', value: data.stock.free },
                { name: 'Pictures', value: data.images.length },
              ]}
            />
            <div className="fl">
              <Link className="btn xs pri" to={openPath}>
                {may('catalogue') ? 'Edit' : 'Open'}
              </Link>
              {data.isVisible && (
                <a className="btn xs plain" href={data.url} target="_blank" rel="noreferrer">
                  See in shop
                </a>
              )}
            </div>
            {changes.data && changes.data.changes.length > 0 && (
              <>
                <hr className="rule" />
                <Log lines={linesOf(changes.data.changes.slice(0, 3), data.facts)} />
              </>
            )}
          </>
        )}
      </Loaded>
    </aside>
  );
}
