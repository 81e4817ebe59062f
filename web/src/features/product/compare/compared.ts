import type { Product } from '@/shared/api/types';
import { keep } from '@/shared/state/kept';
import { createStore } from '@/shared/state/store';
import { picture } from '@/shared/ui/picture';

/** As many as are drawn side by side, also on a phone. */
export const most = 3;

/** What is known of a ticked product wherever one is. */
export interface Compared {
  code: string;
  name: string;
  image?: string;
  /** Products of one department are compared. */
  department?: Department;
}

export interface Department {
  code: string;
  name: string;
  url?: string;
}

export const none: Compared[] = [];

/** What is ticked to be compared, in every tab. */
export const compared = keep<Compared[]>('spaza.compared', none);

/** The product whose tick was refused just now, because there are enough or it is of another department. */
export const refused = createStore<Compared | undefined>(undefined);

// Refused beside what was ticked then: true no longer once that is another, also by another tab.
compared.subscribe(() => refused.set(undefined));

/** The category below the top one: televisions, not TV and audio, nor those of one size. */
export function departmentOf({ categories = [] }: Product): Department | undefined {
  const { code, name, url } = categories[1] ?? categories[0] ?? {};
  return code && name ? { code, name, url } : undefined;
}

export const without = (code: string) => {
  const before = compared.get();
  const left = before.filter((each) => each.code !== code);
  if (left.length < before.length) compared.set(left.length ? left : none);
};

/** Ticks a product, takes the tick away, or refuses it (`refused`). */
export function toggle(product: Product): void {
  const { code, name } = product;
  const before = compared.get();
  if (before.some((each) => each.code === code)) return without(code);
  const one = {
    code,
    name,
    image: picture(product) ?? product.image?.url,
    department: departmentOf(product),
  };
  if (before.length < most && (before[0]?.department?.code ?? one.department?.code) === one.department?.code)
    compared.set([...before, one]);
  else refused.set(one);
}

export const pathOf = (codes: readonly string[]) =>
  codes.length ? `/compare?codes=${codes.map(encodeURIComponent).join(',')}` : '/compare';
