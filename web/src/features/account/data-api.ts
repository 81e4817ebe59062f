import { useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { apiPath } from '@/shared/api/path';
import { keyOf, useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { useIsLoggedIn } from '@/shared/session/session';

export type DataExport = Schema<'DataExport'>;
export type AccountDeletion = Schema<'AccountDeletion'>;

const path = { user: 'current' };
const exportPath = apiPath('/users/{user}/dataExport', { path });
const retentionPath = apiPath('/users/{user}/dataRetention', { path });
const deletionPath = apiPath('/users/{user}/accountDeletion', { path });

/** How often it is asked whether the file is there yet. */
const whileMaking = 3000;

/** The file with all that is held of the customer. */
export const useDataExport = () =>
  useApi(useIsLoggedIn() ? exportPath : null, {
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? whileMaking : false),
  });

/** For how long which data is kept. */
export const useRetention = () => useApi(useIsLoggedIn() ? retentionPath : null);

/** Whether the account is to be deleted, and what stands in the way. */
export const useDeletion = () => useApi(useIsLoggedIn() ? deletionPath : null);

export function useDataCalls() {
  const cache = useQueryClient();
  const options = { path };
  return {
    askForFile: async () =>
      cache.setQueryData(keyOf(exportPath), await api.post('/users/{user}/dataExport', options)),
    file: () => api.file('/users/{user}/dataExport/file', options),
    deleteAccount: async () =>
      cache.setQueryData(keyOf(deletionPath), await api.post('/users/{user}/accountDeletion', options)),
    keepAccount: async () =>
      cache.setQueryData(keyOf(deletionPath), await api.delete('/users/{user}/accountDeletion', options)),
  };
}
