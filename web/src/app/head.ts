import type { Head } from '@/shared/screen';
import { theShop } from '@/shared/session/shop';

export function fullTitle({ title }: Head): string {
  const { name } = theShop();
  return title.includes(name) ? title : `${title} | ${name}`;
}

function meta(attribute: 'name' | 'property', name: string, content: string | undefined): void {
  let element = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${name}"]`);
  if (content === undefined) return element?.remove();
  if (!element) {
    element = document.createElement('meta');
    element.setAttribute(attribute, name);
    document.head.append(element);
  }
  element.content = content;
}

/** After moving within the shop the page's head follows; the first one came from the server. */
export function showHead(head: Head): void {
  document.title = fullTitle(head);
  meta('name', 'description', head.description);
  meta('name', 'robots', head.robots);
  meta('property', 'og:title', fullTitle(head));
  meta('property', 'og:description', head.description);
  meta('property', 'og:image', head.image);
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = new URL(head.canonical ?? window.location.pathname, window.location.origin).href;
}
