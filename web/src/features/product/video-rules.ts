import type { Schema } from '@/shared/api/types';

type Video = Schema<'ProductVideo'>;

export const providerOf = ({ provider }: Video): string => (provider === 'vimeo' ? 'Vimeo' : 'YouTube');

/** The player's page; the one of YouTube that keeps no cookies, and Vimeo asked not to follow. */
export const playerOf = ({ provider, code = '' }: Video): string =>
  provider === 'vimeo'
    ? `https://player.vimeo.com/video/${code}?autoplay=1&dnt=1`
    : `https://www.youtube-nocookie.com/embed/${code}?autoplay=1&rel=0`;
