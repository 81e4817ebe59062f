import '../styles/find-product.css';
import { useEffect, useId, useState } from 'react';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { useApi } from '../api/query';
import { Icon } from '../ui/icon';
import { money } from '../ui/money';

export type Found = Pick<Schema<'StaffProductRow'>, 'code' | 'name'>;

interface Props {
  label: string;
  isFirst?: boolean;
  onChosen: (product: Found) => void;
}

/** Products by words or code; the first is ready for Enter. */
export function ProductFind({ label, isFirst, onChosen }: Props) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = asked.length >= 2;
  const found = useApi(
    isAsked ? apiPath('/backoffice/api/products', { query: { query: asked, pageSize: 6 } }) : null,
  );
  const rows = isAsked && asked === typed.trim() ? (found.data?.products ?? []) : [];
  const choose = (product: Found | undefined) => {
    if (!product) return;
    onChosen({ code: product.code, name: product.name });
    setTyped('');
    setAsked('');
    setAt(0);
  };
  return (
    <div className="find-product">
      <Icon name="search" />
      <input
        className="input"
        role="combobox"
        aria-label={label}
        aria-expanded={rows.length > 0}
        aria-controls={list}
        aria-activedescendant={rows[at] && `${list}-${rows[at].code}`}
        autoComplete="off"
        placeholder={label}
        value={typed}
        {...(isFirst && { 'data-first': '' })}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step !== undefined && rows.length > 0) {
            event.preventDefault();
            setAt((at + step + rows.length) % rows.length);
          } else if (event.key === 'Enter' && !event.ctrlKey) {
            event.preventDefault();
            choose(rows[at]);
          }
        }}
      />
      <ul id={list} role="listbox" aria-label="Found products" hidden={rows.length === 0}>
        {rows.map(({ code, name, price }, n) => (
          // The field moves through them; a press is for pointers.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={code}
            id={`${list}-${code}`}
            role="option"
            aria-selected={n === at}
            onClick={() => choose({ code, name })}
          >
            {name} <small>{[code, price && money(price)].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ul>
      <span className="sr" role="status">
        {isAsked && found.data && rows.length === 0 && asked === typed.trim()
          ? 'Nothing is called that.'
          : ''}
      </span>
    </div>
  );
}
