import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ApiPath } from './api/path';
import { keyOf } from './api/query';
import type { RouteParams } from './routing/routing';
import type { Shop } from './session/shop';

/** Where a shopper is: what a screen asks the server for follows from this alone. */
export interface Place {
  path: string;
  params: RouteParams;
  search: URLSearchParams;
  shop: Shop;
}

export interface Head {
  title: string;
  description: string;
  /** `noindex,follow` and the like; indexed when absent. */
  robots?: string;
  /** The path search engines should keep. */
  canonical?: string;
  image?: string;
  type?: 'website' | 'product' | 'article';
  jsonLd?: unknown[];
}

/** Answers already here, by API path. */
export interface Answers {
  get<T>(path: ApiPath<T>): T | undefined;
  statusOf(path: ApiPath): number | undefined;
}

/** What a file in `src/screens` exports. */
export interface ScreenModule {
  Component: ComponentType;
  /** API paths the server fetches before it draws the page; nothing personal belongs here. */
  queries?(place: Place): ApiPath[];
  head(place: Place, answers: Answers): Head;
  /** Answers 404 and shows InvalidPage when true. */
  isMissing?(place: Place, answers: Answers): boolean;
  /** The path under which this page is kept, when the address has another; answered 301. */
  movedTo?(place: Place, answers: Answers): string | undefined;
  /** Where who asks for this is better off for now; answered 302. */
  leadsTo?(place: Place, answers: Answers): string | undefined;
}

export function answersIn(cache: QueryClient): Answers {
  return {
    get: (path) => cache.getQueryData(keyOf(path)),
    statusOf: (path) => {
      const state = cache.getQueryState(keyOf(path));
      if (!state) return undefined;
      return state.status === 'success' ? 200 : state.error?.status;
    },
  };
}
