import { api } from '@/shared/api/client';
import type { Schema } from '@/shared/api/types';
import { watched } from './watched';

export type Attachment = Schema<'Attachment'>;

const mine = { user: 'current' };

/** Sends one file; `onProgress` hears how much of it has gone, from 0 to 1. */
export function upload(
  file: File,
  onProgress: (share: number) => void,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Attachment> {
  const form = new FormData();
  form.append('file', file, file.name);
  return api.post('/users/{user}/attachments', {
    path: mine,
    body: form,
    idempotencyKey,
    signal,
    transport: watched(onProgress),
  });
}

export const removeUpload = (attachmentId: string) =>
  api.delete('/users/{user}/attachments/{attachmentId}', { path: { ...mine, attachmentId } });

export const download = (attachmentId: string): Promise<Blob> =>
  api.file('/users/{user}/attachments/{attachmentId}', { path: { ...mine, attachmentId } });
