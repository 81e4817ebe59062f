import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { usePlace } from './address/address';
import { apiPath } from '@/shared/api/path';
import { api } from './api/client';
import { keyOf, useApi } from './api/query';
import { wordsOf } from './api/words';
import { Frame } from './frame/frame';
import { HereContext } from './frame/staff-context';
import { door, doorPath, opened, type Staff } from './sign-in/door';
import { DoorScreen } from './sign-in/door-screen';
import { Bones, Note } from './ui/states';

type Invitation = ComponentType<{ shopName: string; onIn: (staff: Staff) => void }>;

/** Its script is for the day one is invited. */
function InvitationPart(props: { shopName: string; onIn: (staff: Staff) => void }) {
  const [Screen, setScreen] = useState<Invitation>();
  useEffect(() => {
    void import('./sign-in/invitation-screen').then((file) => setScreen(() => file.default));
  }, []);
  return Screen ? <Screen {...props} /> : <Bones />;
}

/** The door first: whoever is in gets the frame, all others a way in. */
export function App() {
  const cache = useQueryClient();
  const place = usePlace();
  const query = useApi(doorPath, { once: true });
  // Asked once: what happens to the session afterwards is said over the page.
  const [staff, setStaff] = useState<Staff>();
  const data = query.data;
  const onIn = (now: Staff) => {
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== doorPath });
    if (data) cache.setQueryData(keyOf(doorPath), { ...data, state: 'in', staff: now });
    if (door.get() !== 'open') opened();
    setStaff(now);
  };
  const renew = async () => setStaff(await api.get(apiPath('/backoffice/api/session')));
  if (!data)
    return query.isError ? (
      <Note kind="bad" live>
        {wordsOf(query.error)}
      </Note>
    ) : (
      <Bones />
    );
  if (place === '/invitation') return <InvitationPart shopName={data.shopName} onIn={onIn} />;
  const here = staff ?? data.staff;
  if (!here) return <DoorScreen door={data} onIn={onIn} />;
  return (
    <HereContext value={{ staff: here, shopName: data.shopName, renew }}>
      <Frame />
    </HereContext>
  );
}
