import { useEffect, useEffectEvent } from 'react';
import { FileTiles } from '@/shared/files/file-tiles';
import { useFiles, type SentFile } from '@/shared/files/use-files';
import { text } from '@/shared/i18n/text';

interface Props {
  kept: readonly SentFile[];
  room: number;
  error?: string;
  onSent: (files: readonly SentFile[]) => void;
  /** What is still on its way or went wrong, in words. */
  onWaiting: (words: string | undefined) => void;
}

/** Pictures of the damage: each is sent as soon as it is chosen, and those that arrived are kept with the steps. */
export function DamagePhotos({ kept, room, error, onSent, onWaiting }: Props) {
  const files = useFiles({ start: kept, room });
  const { sent, waitsFor } = files;
  const tellSent = useEffectEvent(() => onSent(sent));
  const tellWaiting = useEffectEvent(onWaiting);
  const arrived = sent.map(({ key, thumbnail }) => `${key}${thumbnail ? '+' : ''}`).join();
  useEffect(() => tellSent(), [arrived]);
  useEffect(() => {
    tellWaiting(waitsFor);
  }, [waitsFor]);
  useEffect(() => () => tellWaiting(undefined), []);
  return (
    <FileTiles
      files={files}
      label={text('return.photos')}
      hint={text('return.photosHint', { count: room })}
      advice={text('return.photosAdvice')}
      error={sent.length === 0 ? error : undefined}
    />
  );
}
