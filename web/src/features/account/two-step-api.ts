import { useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { apiPath } from '@/shared/api/path';
import { keyOf, useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { useIsLoggedIn } from '@/shared/session/session';
import type { StepWay } from './second-step';

export type Mfa = Schema<'Mfa'>;
export type StepPurpose = Schema<'SendMfaAccountOtp'>['purpose'];

const current = { user: 'current' };
const mfaPath = apiPath('/users/{user}/mfa', { path: current });
const sessionsPath = apiPath('/users/{user}/sessions', { path: current });

/** How the customer signs in the second time. */
export const useMfa = () => useApi(useIsLoggedIn() ? mfaPath : null);
/** Where the customer is signed in. */
export const useSessions = () => useApi(useIsLoggedIn() ? sessionsPath : null);

/** Asks again for both. */
export function useRefreshSecurity() {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [keyOf(mfaPath), keyOf(sessionsPath)].map((queryKey) => cache.invalidateQueries({ queryKey })),
    );
}

export const beginStep = (purpose: StepPurpose, way: StepWay, tokenId?: string) =>
  api.post('/sendMFAAccountOTP', { body: { purpose, way, ...(tokenId && { tokenId }) } });

export const takeStep = (tokenId: string, way: StepWay, otp: string) =>
  api.post('/validateMFAAccountOTP', { body: { tokenId, way, otp } });

export const endSession = (sessionId: string) =>
  api.delete('/users/{user}/sessions/{sessionId}', { path: { ...current, sessionId } });

export const endOtherSessions = () => api.delete('/users/{user}/sessions', { path: current });
