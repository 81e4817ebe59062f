import '../styles/search.css';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { Link, useQueryState } from '../address/address';
import { useApi } from '../api/query';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { ProductFind } from '../promotions/product-find';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Panel } from '../ui/parts';
import { Bones, Empty, Loaded, Note } from '../ui/states';
import type { Draft } from './draft';
import { EndDialog } from './end-dialog';
import { FindWords } from './find-words';
import { PlacePanel } from './place-panel';
import { PlaceTable } from './place-table';
import { RuleDialog } from './rule-dialog';
import { RuleTable } from './rule-table';
import { SearchTabs } from './tabs';
import { Understood } from './understood';
import { shopperPage, type Explanation, type Rule } from './words';

type Open = { what: 'new'; begun: Partial<Draft> } | { what: 'change' | 'end'; rule: Rule };

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
          place="/search/why"
          label="A search, as a shopper types it"
          placeholder="A search, as a shopper types it"
          most={200}
          value={words}
          onAsk={(next) => ask({ words: next || undefined, product: undefined })}
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
              onLook={setLooked}
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

interface AnswerProps {
  data: Explanation;
  isOld: boolean;
  looked: string;
  onLook: (code: string) => void;
  onOpen: (open: Open) => void;
}

/** What a search finds, and what moved it. */
function Answer({ data, isOld, looked, onLook, onOpen }: AnswerProps) {
  const may = useMay();
  const [, ask] = useQueryState();
  const place = data.products.find(({ code }) => code === looked) ?? data.products[0];
  return (
    <div className="stack t16" aria-busy={isOld || undefined}>
      <Panel title={`How “${data.words}” is understood`}>
        <Understood found={data} />
      </Panel>
      {data.asked && <Asked asked={data.asked} onForget={() => ask({ product: undefined })} />}
      {data.products.length === 0 ? (
        <div className="pn">
          <Empty
            action={
              may('search') && (
                <Button icon="pin" onClick={() => onOpen({ what: 'new', begun: { query: data.words } })}>
                  Pin a product for it
                </Button>
              )
            }
          >
            Nothing is found. What is pinned for it is shown all the same.
          </Empty>
        </div>
      ) : (
        <div className="split s2 why-columns">
          <PlaceTable rows={data.products} current={place?.code ?? ''} onLook={onLook} />
          {place && (
            <PlacePanel
              place={place}
              onRule={may('search') ? ruleOf(place, data.words, onOpen) : undefined}
            />
          )}
        </div>
      )}
      <Panel
        title="Pins and boosts that touch this list"
        beside={
          may('search') && (
            <Button
              icon="plus"
              keys="N"
              onClick={() => onOpen({ what: 'new', begun: { query: data.words } })}
            >
              New rule
            </Button>
          )
        }
      >
        {data.rules.length === 0 ? (
          <Empty>No rule moves it.</Empty>
        ) : (
          <RuleTable
            rows={data.rules}
            onChange={(rule) => onOpen({ what: 'change', rule })}
            onEnd={(rule) => onOpen({ what: 'end', rule })}
          />
        )}
      </Panel>
    </div>
  );
}

const ruleOf =
  ({ code, name }: { code: string; name: string }, query: string, setOpen: (open: Open) => void) =>
  (kind: Draft['kind']) =>
    setOpen({ what: 'new', begun: { kind, query, of: 'product', code, name } });

type AskedProduct = NonNullable<Explanation['asked']>;

/** Where the one product stands that was asked for. */
function Asked({ asked: { name, why, place }, onForget }: { asked: AskedProduct; onForget: () => void }) {
  const forget = (
    <button type="button" className="link" onClick={onForget}>
      Forget it
    </button>
  );
  if (place)
    return (
      <>
        <Note live kind="good">
          <b>{name}</b> stands at {place.place}. {forget}
        </Note>
        {place.place > 20 && <PlacePanel place={place} />}
      </>
    );
  return (
    <Note live kind="warn">
      <b>{name}</b>{' '}
      {why === 'mentions'
        ? 'only mentions what is searched for: it comes after the products, under a heading of its own.'
        : 'is not found by these words.'}{' '}
      {forget}
    </Note>
  );
}
