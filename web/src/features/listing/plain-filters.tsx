import type { ReactNode } from 'react';
import type { SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { facetsOf } from './facet-choice';
import { sortOf, withSort } from './query';

interface Props {
  page: SearchPage;
  query: string;
}

const hrefOf = (query: string) => `?q=${encodeURIComponent(query)}`;

/** Filters and order as links, for a browser without scripts; drawn by the server only. */
export const PlainFilters = ({ page, query }: Props) => (
  <noscript>
    <nav className="plain-filters" aria-label={text('plp.filters')}>
      <Group name={text('search.sort')}>
        {(page.sorts ?? []).map(({ code, name }) => (
          <li key={code}>
            <a
              href={hrefOf(withSort(query, code))}
              rel="nofollow"
              aria-current={code === (page.pagination.sort ?? sortOf(query)) || undefined}
            >
              {name ?? code}
            </a>
          </li>
        ))}
      </Group>
      {facetsOf(page).map((facet) => (
        <Group key={facet.code ?? facet.name} name={facet.name ?? ''}>
          {facet.values.map(({ code, name, count, selected, query: to }) => (
            <li key={code ?? name}>
              <a href={hrefOf(to.query.value ?? '')} rel="nofollow" aria-current={selected || undefined}>
                {selected && <span className="sr">{text('plp.remove')} </span>}
                {`${name} (${count})`}
              </a>
            </li>
          ))}
          {(facet.totalValues ?? 0) > facet.values.length && (
            <li>{text('plp.someOf', { shown: facet.values.length, total: facet.totalValues ?? 0 })}</li>
          )}
        </Group>
      ))}
    </nav>
  </noscript>
);

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <details>
    <summary>{name}</summary>
    <ul>{children}</ul>
  </details>
);
