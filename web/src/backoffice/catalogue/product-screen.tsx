import '../styles/catalogue.css';
import { useState } from 'react';
import { Link, useBarrier, useQueryState, withSearch } from '../address/address';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { counted } from '../ui/money';
import { Badge } from '../ui/parts';
import { Loaded, Note, Problem } from '../ui/states';
import { whenOf } from '../ui/times';
import { ChangesPanel } from './changes-panel';
import { ConflictDialog } from './conflict-dialog';
import type { Fields } from './edits';
import { FactsPanel } from './facts-panel';
import { LeaveDialog } from './leave-dialog';
import { PicturesPanel } from './pictures-panel';
import { PricesPanel } from './prices-panel';
import { wrongIn } from './product-fields';
import { Ready } from './ready';
import { RelatedPanel } from './related-panel';
import { ShelvesPanel } from './shelves-panel';
import { ShopFrame } from './shop-frame';
import { TextsPanel } from './texts-panel';
import { useEdits, useProduct, type Edits } from './use-product';
import { reviewsPath, stateOf, type Product } from './words';
import { wrongOf } from './wrong';

/** One product: all of it on one page, saved together. */
export function Screen({ params }: { params: Record<string, string> }) {
  const code = params.code ?? '';
  const { query, changed, reload } = useProduct(code);
  return (
    <Loaded key={code} query={query}>
      {(product) => <Editor product={product} changed={changed} reload={reload} />}
    </Loaded>
  );
}

interface EditorProps {
  product: Product;
  changed: (now: Product) => void;
  reload: () => Promise<void>;
}

const sections = [
  ['facts', 'Facts'],
  ['prices', 'Prices'],
  ['stock', 'Stock'],
  ['pictures', 'Pictures'],
  ['texts', 'Texts and search'],
  ['related', 'Variants and links'],
  ['history', 'History'],
] as const;

function Editor({ product, changed, reload }: EditorProps) {
  const may = useMay();
  const { shopName } = useHere();
  const isLocked = !may('catalogue');
  const edits = useEdits(product, changed, reload);
  const [isComparing, setComparing] = useState(false);
  const [leave, setLeave] = useState<() => void>();
  const { save, count } = edits;
  const local = wrongIn(edits.edits);
  const reported = wrongOf(save.problem);
  const wrong = (field: string) => local[field] ?? reported(field);
  const toFix = Object.keys(edits.edits).filter((field) => wrong(field) !== undefined).length;
  const isElsewhere = save.problem !== undefined && save.problem.status !== 409 && toFix === 0;
  const send = async (of: Fields, version: string) => {
    if (Object.keys(of).length === 0) return;
    if (await save.send({ version, of })) return;
    await reload();
  };
  const press = () => {
    if (count === 0 || Object.keys(local).length > 0) return;
    if (edits.isOld) setComparing(true);
    else void send(edits.edits, edits.draft?.version ?? product.version);
  };
  useBarrier(count > 0, (go) => setLeave(() => go));
  useShortcuts('This product', [
    !isLocked && { keys: 'Ctrl s', what: 'Save', run: press },
    product.isVisible && {
      keys: 'v',
      what: 'See it in the shop',
      run: () => void window.open(product.url, '_blank', 'noopener'),
    },
  ]);
  return (
    <>
      <title>{`${product.name} | ${shopName} back office`}</title>
      <Head product={product} edits={edits} isLocked={isLocked} onSave={press} />
      <nav className="tabs" aria-label="Sections">
        {sections
          .filter(([id]) => (id === 'prices' ? product.prices : id === 'stock' ? product.stock : true))
          .map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
              {id === 'facts' && toFix > 0 && <span className="n">{toFix} to fix</span>}
            </a>
          ))}
      </nav>
      {edits.isOld && (
        <Note kind="warn" live>
          {product.changedBy ?? 'An import'} changed this product since you began; what you typed is kept.{' '}
          <button type="button" className="link" onClick={() => setComparing(true)}>
            Compare
          </button>
        </Note>
      )}
      {isElsewhere && <Problem problem={save.problem} />}
      <Columns {...{ product, edits, wrong, isLocked, reload, toFix }} />
      {count > 0 && (
        <div className="bar-b">
          <Button onClick={edits.discard}>Discard</Button>
          <Button kind="pri" busy={save.busy} onClick={press}>
            Save {counted(count, 'change')}
          </Button>
        </div>
      )}
      {(isComparing || save.problem?.status === 409) && edits.isOld && (
        <ConflictDialog
          product={product}
          edits={edits}
          onClose={() => {
            save.forget();
            setComparing(false);
          }}
          onSettle={(theirs) => {
            setComparing(false);
            void send(edits.settle(theirs), product.version);
          }}
        />
      )}
      {leave && (
        <LeaveDialog
          count={count}
          onStay={() => setLeave(undefined)}
          onLeave={() => {
            edits.discard();
            leave();
          }}
        />
      )}
    </>
  );
}

interface ColumnsProps {
  product: Product;
  edits: Edits;
  wrong: (field: string) => string | undefined;
  isLocked: boolean;
  reload: () => Promise<void>;
  toFix: number;
}

const Columns = ({ product, edits, wrong, isLocked, reload, toFix }: ColumnsProps) => (
  <div className="split s2 editor-columns">
    <div className="stack t16">
      <FactsPanel {...{ product, edits, wrong, isLocked }} />
      <PricesPanel product={product} reload={reload} />
      <ShelvesPanel product={product} />
      <PicturesPanel {...{ product, edits, wrong, isLocked }} />
      <TextsPanel {...{ edits, wrong, isLocked }} />
      <RelatedPanel product={product} />
      <ChangesPanel product={product} reload={reload} />
    </div>
    <aside className="beside" aria-label="In the shop and before it goes live">
      <ShopFrame product={product} />
      <Ready product={product} toFix={toFix} />
    </aside>
  </div>
);

interface HeadProps {
  product: Product;
  edits: Edits;
  isLocked: boolean;
  onSave: () => void;
}

function Head({ product, edits, isLocked, onSave }: HeadProps) {
  const may = useMay();
  const [query] = useQueryState();
  const { count, save } = edits;
  const state = stateOf(product);
  return (
    <>
      <nav aria-label="Where this is" className="small">
        <Link to={withSearch('/catalogue', query)}>Catalogue</Link>
        {product.path.map(({ code, name }) => (
          <span key={code}>
            {' / '}
            <Link to={`/catalogue?department=${encodeURIComponent(code)}`}>{name}</Link>
          </span>
        ))}
      </nav>
      <div className="hd">
        <div className="ti">
          <h1>{product.name}</h1>
          <Badge kind={state.badge}>{state.words}</Badge>
          <span className="muted small">
            {product.code}. Changed {whenOf(product.changedAt)} by {product.changedBy ?? 'an import'}
          </span>
        </div>
        <div className="fl acts">
          {may('seeReviews') && (
            <Link className="btn xs plain" to={reviewsPath(product.code)}>
              <Icon name="star" size="xs" /> Reviews
            </Link>
          )}
          {product.isVisible && (
            <a className="btn xs plain" href={product.url} target="_blank" rel="noreferrer">
              <Icon name="eye" size="xs" /> See in shop
            </a>
          )}
          {count > 0 && (
            <>
              <Button onClick={edits.discard}>Discard</Button>
              <Button kind="pri" icon="check" keys="Ctrl S" busy={save.busy} onClick={onSave}>
                Save {counted(count, 'change')}
              </Button>
            </>
          )}
          {count === 0 && !isLocked && <span className="muted small">All is saved.</span>}
        </div>
      </div>
    </>
  );
}
