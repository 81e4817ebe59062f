import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { wordsOf } from '../api/words';
import { Bones, Note } from '../ui/states';
import { AcceptForm } from './accept-form';
import type { Staff } from './door';
import { DoorFrame } from './door-screen';

interface Props {
  shopName: string;
  onIn: (staff: Staff) => void;
}

/** `/backoffice/invitation#TOKEN`: a passkey, or a password of one's own, the authenticator app, its first code. */
export default function InvitationScreen({ shopName, onIn }: Props) {
  const [token] = useState(() => window.location.hash.slice(1));
  // Asked once: each time the server draws another key for the app.
  const query = useQuery<Schema<'StaffInvitation'>, ApiError>({
    queryKey: ['invitation', token],
    queryFn: () => api.post('/backoffice/api/invitation', { body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const isOver = !token || query.error?.status === 404;
  return (
    <DoorFrame shopName={shopName} title={query.data ? `Welcome, ${query.data.name}` : 'Invitation'}>
      {isOver ? (
        <>
          <p>This invitation was used already, or is older than 72 hours. Ask an owner for a new one.</p>
          <a href="/backoffice/">Sign in</a>
        </>
      ) : query.error ? (
        <Note kind="bad" live>
          {wordsOf(query.error)}
        </Note>
      ) : query.data ? (
        <AcceptForm token={token} invitation={query.data} onIn={onIn} />
      ) : (
        <Bones rows={4} />
      )}
    </DoorFrame>
  );
}
