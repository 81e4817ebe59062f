import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { apiPath } from '@/shared/api/path';
import { go } from '../address/address';
import { useApi } from '../api/query';
import { Dialog } from '../ui/dialog';
import { Icon, type IconName } from '../ui/icon';
import { money, spoken } from '../ui/money';
import { lockNow } from './me-dialog';
import type { PlaceEntry } from './places';
import { useMay } from './staff-context';

interface Found {
  id: string;
  group: string;
  icon: IconName;
  words: string;
  more?: string;
  keys?: string;
  run: () => void;
}

/** Typed words, once there is a pause. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), 200);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

function useOrders(words: string): { found: Found[]; isLooking: boolean } {
  const may = useMay();
  const query = useSettled(words);
  const isAsked = may('orders') && query.length >= 3;
  const orders = useApi(
    isAsked ? apiPath('/backoffice/api/orders', { query: { query, pageSize: 6 } }) : null,
  );
  const found = (orders.data?.orders ?? []).map(({ code, customerName, statusText, total }) => ({
    id: `order-${code}`,
    group: 'Orders',
    icon: 'box' as const,
    words: code,
    more: `${customerName}, ${statusText}, ${money(total)}`,
    run: () => go(`/orders/${encodeURIComponent(code)}`),
  }));
  return { found: isAsked ? found : [], isLooking: words !== query || (isAsked && orders.isFetching) };
}

function useProducts(words: string): { found: Found[]; isLooking: boolean } {
  const may = useMay();
  const query = useSettled(words);
  const isAsked = may('seeCatalogue') && query.length >= 3;
  const products = useApi(
    isAsked ? apiPath('/backoffice/api/products', { query: { query, pageSize: 6 } }) : null,
  );
  const found = (products.data?.products ?? []).map(({ code, name, brand, price }) => ({
    id: `product-${code}`,
    group: 'Products',
    icon: 'grid' as const,
    words: name,
    more: [code, brand.name, price && money(price)].filter(Boolean).join(', '),
    run: () => go(`/catalogue/products/${encodeURIComponent(code)}`),
  }));
  return { found: isAsked ? found : [], isLooking: words !== query || (isAsked && products.isFetching) };
}

/** Promotions by title and code, and single codes. */
function usePromotions(words: string): { found: Found[]; isLooking: boolean } {
  const may = useMay();
  const query = useSettled(words);
  const isAsked = may('seePromotions') && query.length >= 3 && query.length <= 64;
  const asked = { query: { query, pageSize: 4 } };
  const promotions = useApi(isAsked ? apiPath('/backoffice/api/promotions', asked) : null);
  const coupons = useApi(isAsked ? apiPath('/backoffice/api/coupons', asked) : null);
  const found = [
    ...(promotions.data?.promotions ?? []).map(({ code, state, terms }) => ({
      id: `promotion-${code}`,
      group: 'Promotions and codes',
      icon: 'tag' as const,
      words: terms.title || code,
      more: spoken(state),
      run: () => go(`/promotions/${encodeURIComponent(code)}`),
    })),
    ...(coupons.data?.coupons ?? []).map(({ code, promotionTitle, state }) => ({
      id: `coupon-${code}`,
      group: 'Promotions and codes',
      icon: 'tag' as const,
      words: code,
      more: `${spoken(state)}, opens ${promotionTitle}`,
      run: () => go(`/promotions/coupons?code=${encodeURIComponent(code)}`),
    })),
  ];
  return {
    found: isAsked ? found : [],
    isLooking: words !== query || (isAsked && (promotions.isFetching || coupons.isFetching)),
  };
}

function useStores(words: string): Found[] {
  const may = useMay();
  const query = useSettled(words);
  const isAsked = may('seeStores') && query.length >= 3;
  const stores = useApi(isAsked ? apiPath('/backoffice/api/stores', { query: { query } }) : null);
  const found = isAsked ? (stores.data?.stores ?? []) : [];
  return found.slice(0, 4).map(({ code, name, town }) => ({
    id: `store-${code}`,
    group: 'Stores',
    icon: 'store',
    words: name,
    more: town,
    run: () => go(`/stores/${encodeURIComponent(code)}`),
  }));
}

const matches = (words: string, typed: string) => words.toLowerCase().includes(typed.toLowerCase());

interface Props {
  places: readonly PlaceEntry[];
  onClose: () => void;
  onOpen: (what: 'keys' | 'me') => void;
}

const promotionPlaces: readonly Found[] = [
  ['coupons', 'Codes of promotions'],
  ['calendar', 'Calendar of promotions'],
  ['test', 'Test a cart'],
].map(([at, words]) => ({
  id: `promotions-${at}`,
  group: 'Go to',
  icon: 'tag',
  words: words!,
  run: () => go(`/promotions/${at}`),
}));

const searchPlaces: readonly Found[] = [
  ['/search/rules', 'Pins and boosts of searches'],
  ['/search/why', 'Why a product stands there'],
].map(([path, words]) => ({
  id: path!,
  group: 'Go to',
  icon: 'search',
  words: words!,
  run: () => go(path!),
}));

const settingPlaces: readonly Found[] = [
  ['/settings/webhooks', 'Webhooks', 'Tell other systems what happened'],
  ['/settings/keys', 'API keys', 'What other systems may read and send'],
  ['/settings?section=tax', 'VAT and invoices', 'Settings'],
  ['/settings?section=delivery', 'Delivery fee and collection', 'Settings'],
  ['/settings?section=orders', 'Deposit of pre-orders', 'Settings'],
  ['/settings?section=returns', 'Days for returns and price beats', 'Settings'],
].map(([path, words, more]) => ({
  id: path!,
  group: 'Go to',
  icon: 'gear',
  words: words!,
  more,
  run: () => go(path!),
}));

/** Orders by anything, products, promotions, codes, stores, places and actions; the first is ready for Enter. `#` finds orders only, `:` products, `>` actions. */
export function Palette({ places, onClose, onOpen }: Props) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const may = useMay();
  const only = /^[#:>]/.exec(typed)?.[0];
  const words = typed.replace(/^[#:>]\s*/, '').trim();
  const orders = useOrders(only === '>' || only === ':' ? '' : words);
  const products = useProducts(only === '>' || only === '#' ? '' : words);
  const promotions = usePromotions(only === undefined ? words : '');
  const stores = useStores(only === undefined ? words : '');
  const goTo: Found[] = places.map(({ path, name, icon, key }) => ({
    id: `go-${path}`,
    group: 'Go to',
    icon,
    words: name,
    keys: key && `G ${key.toUpperCase()}`,
    run: () => go(path),
  }));
  const actions: Found[] = [
    ...(may('seePromotions') ? promotionPlaces : []),
    ...(may('seeSearch') ? searchPlaces : []),
    ...(places.some(({ path }) => path === '/settings') ? settingPlaces : []),
    { id: 'keys', group: 'Do', icon: 'help', words: 'Show all keys', keys: '?', run: () => onOpen('keys') },
    { id: 'lock', group: 'Do', icon: 'lock', words: 'Lock the screen', run: () => void lockNow() },
    {
      id: 'sign-in',
      group: 'Go to',
      icon: 'key',
      words: 'My sign-in',
      more: 'Passkeys',
      run: () => go('/me'),
    },
    { id: 'me', group: 'Do', icon: 'out', words: 'Sign out', run: () => onOpen('me') },
  ];
  const named = [...(only === '>' ? [] : goTo), ...actions].filter((each) =>
    matches(`${each.words} ${each.more ?? ''}`, words),
  );
  const all = [
    ...orders.found,
    ...products.found,
    ...promotions.found,
    ...stores,
    ...(only === '#' || only === ':' ? [] : named),
  ];
  const chosen = all[Math.min(at, all.length - 1)];
  const run = (found: Found | undefined) => {
    if (!found) return;
    onClose();
    found.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) return run(chosen);
    setAt((Math.min(at, all.length - 1) + step + all.length) % Math.max(1, all.length));
  };
  return (
    <Dialog title="" label="Find or do anything" kind="pal" onClose={onClose}>
      <div className="in">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label="Find or do anything"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={chosen && `${list}-${chosen.id}`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          data-first=""
          placeholder={
            may('seeCatalogue')
              ? 'Order, email, phone, name, product, place'
              : 'Order number, email, phone, name, place'
          }
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className="kbd" aria-hidden="true">
          Esc
        </kbd>
      </div>
      <Rows list={list} all={all} chosen={chosen} onChoose={run} />
      <p className="ft" role="status">
        {all.length === 0
          ? orders.isLooking || products.isLooking || promotions.isLooking
            ? 'Looking'
            : 'Nothing is called that.'
          : `Arrows choose, Enter opens. # finds orders,${may('seeCatalogue') ? ' : products,' : ''} > actions.`}
      </p>
    </Dialog>
  );
}

interface RowsProps {
  list: string;
  all: readonly Found[];
  chosen: Found | undefined;
  onChoose: (found: Found) => void;
}

function Rows({ list, all, chosen, onChoose }: RowsProps) {
  const groups = [...new Set(all.map(({ group }) => group))];
  return (
    <div role="listbox" id={list} aria-label="Found">
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <h3 aria-hidden="true">{group}</h3>
          {all
            .filter((each) => each.group === group)
            .map((each) => (
              <button
                type="button"
                key={each.id}
                id={`${list}-${each.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={each === chosen}
                onClick={() => onChoose(each)}
              >
                <Icon name={each.icon} />
                <span>
                  {each.words}
                  {each.more && <small>{each.more}</small>}
                </span>
                {each.keys && (
                  <span aria-hidden="true">
                    {each.keys.split(' ').map((key) => (
                      <kbd key={key} className="kbd">
                        {key}
                      </kbd>
                    ))}
                  </span>
                )}
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}
