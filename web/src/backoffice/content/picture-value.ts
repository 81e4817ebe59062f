import type { Picked } from '../media/picker';
import { withMember } from './document';

/** A picture as a component holds it. */
export interface Media {
  url?: string;
  altText?: string;
  mobile?: { url?: string };
  desktop?: { url?: string };
}

/** A picture for desktops of its own would go on showing the old one. */
export const withUrl = (media: Media, url: string): Media =>
  withMember(
    withMember(media, 'url', url),
    'desktop',
    media.desktop && url ? { ...media.desktop, url } : undefined,
  );

export const withAltText = (media: Media, words: string): Media => withMember(media, 'altText', words);

export const withMobile = (media: Media, url: string): Media =>
  withMember(media, 'mobile', url ? { ...media.mobile, url } : '');

/** Its text is that of the library: what was said of another picture is not true of this one. */
export const withPicked = (media: Media, { url, altText }: Pick<Picked, 'url' | 'altText'>): Media =>
  withAltText(withUrl(media, url), media.url === url ? (media.altText ?? altText) : altText);
