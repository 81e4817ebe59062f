import { expect, test } from 'vitest';
import { playerOf, providerOf } from './video-rules';

test('a player keeps no cookies and is asked not to follow', () => {
  const youtube = { provider: 'youtube', code: 'dQw4w9WgXcQ' } as const;
  const vimeo = { provider: 'vimeo', code: '76979871' } as const;
  expect([youtube, vimeo].map(playerOf)).toEqual([
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ]);
  expect([youtube, vimeo].map(providerOf)).toEqual(['YouTube', 'Vimeo']);
});
