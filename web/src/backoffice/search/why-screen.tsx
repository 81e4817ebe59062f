import '../styles/search.css';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { Link, useQueryState } from '../address/address';
import { useApi } from '../api/query';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { ProductFind } from '../promotions/product-find';
import { FindWords } from '../list/find-words';
import { Icon } from '../ui/icon';
import { Bones, Empty, Loaded } from '../ui/states';
import { Answer, type Open } from './answer';
import { EndDialog } from './end-dialog';
import { RuleDialog } from './rule-dialog';
import { SearchTabs } from './tabs';
import { shopperPage } from './words';

/** A search as shoppers see it: how it is understood, and why each product stands where it does. */
export function Screen() {
  const { shopName } = useHere();
  const may = useMay();
  const [query, ask] = useQueryState();
  const words = (query.get('words') ?? '').trim().slice(0, 200);
  const product = query.get('product') ?? '';
  const found = useApi(
    words
      ? apiPath('/backoffice/api/search/explanation', { query: { words, ...(product && { product }) } })
      : null,
    { keepsOld: true },
  );
  const [looked, setLooked] = useState('');
  const [taps, setTaps] = useState(0);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const rows = found.data?.products ?? [];
  const at = Math.max(
    0,
    rows.findIndex(({ code }) => code === looked),
  );
  const move = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) setLooked(next.code);
  };
  useShortcuts('Why here', [
    { keys: 'j', what: 'Next product', run: () => move(1) },
    { keys: 'k', what: 'Product before', run: () => move(-1) },
    {
      keys: 'o',
      what: 'See as a shopper',
      run: () => words && window.open(shopperPage(words), '_blank', 'noopener'),
    },
    may('search') && {
      keys: 'n',
      what: 'New rule',
      run: () => setOpen({ what: 'new', begun: { query: words } }),
    },
    { keys: 'f', what: 'Another search', run: () => document.getElementById('why-find')?.focus() },
  ]);
  return (
    <>
      <title>{`Why here | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Search</h1>
        {words && (
          <div className="fl acts">
            <a className="btn xs plain" href={shopperPage(words)} target="_blank" rel="noreferrer">
              <Icon name="eye" size="xs" /> See as a shopper
            </a>
          </div>
        )}
      </div>
      <SearchTabs at="/search/why" />
      <div className="fl">
        <FindWords
          id="why-find"
          name="words"
          place="/search/why"
          label="A search, as a shopper types it"
          placeholder="A search, as a shopper types it"
          most={200}
          value={words}
          onAsk={(next) => ask({ words: next, product: undefined })}
        />
        {words && may('seeCatalogue') && (
          <ProductFind label="Where does a product stand?" onChosen={({ code }) => ask({ product: code })} />
        )}
        <span className="muted small">As seen by who has chosen no place.</span>
      </div>
      {!words ? (
        <div className="pn">
          <Empty action={<Link to="/search">What shoppers search for</Link>}>
            Type a search to see how it is understood, and why its products stand where they do.
          </Empty>
        </div>
      ) : (
        <Loaded query={found} bones={<Bones rows={8} height={46} />}>
          {(data) => (
            <Answer
              data={data}
              isOld={found.isPlaceholderData}
              looked={looked}
              onLook={(code) => {
                setLooked(code);
                setTaps(taps + 1);
              }}
              taps={taps}
              onOpen={setOpen}
            />
          )}
        </Loaded>
      )}
      {open?.what === 'new' && <RuleDialog begun={open.begun} onClose={close} />}
      {open?.what === 'change' && <RuleDialog rule={open.rule} onClose={close} />}
      {open?.what === 'end' && <EndDialog rule={open.rule} onClose={close} />}
    </>
  );
}
