import { useEffect, useMemo, useState } from 'react';
import { useIsOnline } from '@/shared/state/online';
import { go, usePlace } from '../address/address';
import { api, lastLoudCall } from '../api/client';
import { apiPath } from '@/shared/api/path';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { KeysDialog } from '../keyboard/keys-dialog';
import { watchIdle } from '../sign-in/idle';
import { ShutDialog } from '../sign-in/shut-dialog';
import { shut, door } from '../sign-in/door';
import { Dialog } from '../ui/dialog';
import { Empty } from '../ui/states';
import { Toasts } from '../ui/toast';
import { countsOf, useToday } from './counts';
import { MeDialog } from './me-dialog';
import { Palette } from './palette';
import { isClosed, placesFor, type Path } from './places';
import { ScreenAt } from './screen';
import { Navigation, SideBar } from './side-bar';
import { useHere, useMay } from './staff-context';
import { TopBar } from './top-bar';

type Open = 'menu' | 'find' | 'keys' | 'me' | undefined;

/** Locks when nobody is there, and tells the server as long as somebody is. */
function useIdleLock(seconds: number): void {
  useEffect(
    () =>
      watchIdle({
        seconds,
        heard: lastLoudCall,
        tell: () => void api.get(apiPath('/backoffice/api/session')).catch(() => undefined),
        lock: () => {
          if (door.get() !== 'open') return;
          shut('locked');
          void api.post('/backoffice/api/session/lock').catch(() => undefined);
        },
      }),
    [seconds],
  );
}

function usePlaces() {
  const may = useMay();
  const needs: Record<Path, boolean> = {
    '/': true,
    '/orders': may('orders'),
    '/desk': may('desk'),
    '/reviews': may('seeReviews'),
    '/catalogue': may('seeCatalogue'),
    '/promotions': may('seePromotions'),
    '/search': may('seeSearch'),
    '/content': may('seeContent'),
    '/stock': may('seeStock'),
    '/stores': may('seeStores'),
    '/customers': may('seeCustomers'),
    '/reports': may('reports'),
    '/staff': may('staff'),
    '/audit': may('audit'),
    '/settings': may('seeSettings'),
  };
  return placesFor((path) => needs[path]);
}

/** Side bar, top bar and the screen of the address; what is over them while it is open. */
export function Frame() {
  const { staff } = useHere();
  const place = usePlace();
  const places = usePlaces();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const today = useToday();
  const counts = useMemo(() => countsOf(today.data?.waiting ?? []), [today.data]);
  const isOnline = useIsOnline();
  useIdleLock(staff.idleLockAfterSeconds);
  useShortcuts('Everywhere', [
    { keys: 'Ctrl k', what: 'Find or do anything', run: () => setOpen('find') },
    { keys: '?', what: 'All keys', run: () => setOpen('keys') },
    ...places.map(
      ({ key, name, path }) =>
        key !== undefined && { keys: `g ${key}`, what: `Go to ${name}`, run: () => go(path) },
    ),
  ]);
  useEffect(() => void window.scrollTo(0, 0), [place]);
  return (
    <div className="app">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SideBar places={places} counts={counts} place={place} />
      <div>
        <TopBar onMenu={() => setOpen('menu')} onFind={() => setOpen('find')} onMe={() => setOpen('me')} />
        {!isOnline && (
          <p className="offline-bar" role="status">
            There is no connection. What is on screen may be old; nothing is sent until it is back, and what
            you type stays.
          </p>
        )}
        <main className="work" id="main" tabIndex={-1}>
          {isClosed(place, places) ? (
            <>
              <h1>Not for your role</h1>
              <Empty>Your role does not see this. Ask an owner.</Empty>
            </>
          ) : (
            <ScreenAt place={place} />
          )}
        </main>
      </div>
      {open === 'menu' && (
        <div className="menu on-brand">
          <Dialog title="Menu" onClose={close}>
            <div className="side open">
              <Navigation places={places} counts={counts} place={place} onGo={close} />
            </div>
          </Dialog>
        </div>
      )}
      {open === 'find' && <Palette places={places} onClose={close} onOpen={setOpen} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
      {open === 'me' && <MeDialog onClose={close} onKeys={() => setOpen('keys')} />}
      <Toasts />
      <ShutDialog staff={staff} />
    </div>
  );
}
