/** Turned as the phone is held; iOS tells its screen upright however that is. */
const held = ['portrait', 'landscape'] as const;

function add(name: 'link' | 'meta', words: Record<string, string>): void {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(words)) element.setAttribute(attribute, value);
  document.head.append(element);
}

/**
 * What iOS shows while it starts the app. It reads neither from the manifest, but from the page the app is made from,
 * at that moment: a picture of exactly as many pixels as its own screen has, and that the page is one for it.
 */
export function nameStartPictures(): void {
  const sides = [window.screen.width, window.screen.height].map((each) =>
    Math.round(each * window.devicePixelRatio),
  );
  const [short = 0, long = 0] = sides.sort((a, b) => a - b);
  add('meta', { name: 'apple-mobile-web-app-capable', content: 'yes' });
  for (const each of held) {
    const size = each === 'portrait' ? `${short}x${long}` : `${long}x${short}`;
    add('link', {
      rel: 'apple-touch-startup-image',
      media: `screen and (orientation: ${each})`,
      href: `/start-pictures/${size}.png`,
    });
  }
}
