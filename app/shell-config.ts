import type { CapacitorConfig } from '@capacitor/cli';

const isLocal = (host: string) => host === 'localhost' || host === '10.0.2.2';

/** What the shell is built from: SPAZA_APP_URL, SPAZA_APP_ID and SPAZA_APP_NAME of the environment. */
export function shellConfig(env: Record<string, string | undefined>): CapacitorConfig {
  const { SPAZA_APP_URL: url, SPAZA_APP_ID: appId, SPAZA_APP_NAME: appName } = env;
  if (!url || !URL.canParse(url))
    throw new Error('SPAZA_APP_URL is the address of the shop, such as https://shop.example');
  const { protocol, hostname, origin, pathname } = new URL(url);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal(hostname)))
    throw new Error('SPAZA_APP_URL begins with https://, but for a shop on this machine');
  if (pathname !== '/') throw new Error('SPAZA_APP_URL has no path: the shop is at the root of its host');
  if (!appId || !/^[a-z]\w*(\.[a-z]\w*)+$/i.test(appId))
    throw new Error('SPAZA_APP_ID is the name of the app in the stores, such as za.example.shop');
  if (!appName) throw new Error('SPAZA_APP_NAME is what stands below the icon');
  return {
    appId,
    appName,
    webDir: 'www',
    server: {
      // The shop's own pages, so that app and browser are never of two releases (docs/decisions/0145).
      url: origin,
      cleartext: protocol === 'http:',
      errorPath: 'offline.html',
    },
    // WKWebView has service workers for the domains that Info.plist names (docs/app.md).
    ios: { limitsNavigationsToAppBoundDomains: true },
    plugins: { PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] } },
  };
}
