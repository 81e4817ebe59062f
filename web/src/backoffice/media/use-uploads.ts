import { useEffect, useRef, useState } from 'react';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { wordsOf } from '../api/words';
import { sentName } from './words';

export const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const largest = 40_000_000;

export interface Upload {
  id: number;
  name: string;
  /** How much of it has gone, from 0 to 1. */
  share: number;
  wrong?: string;
}

/** What can be said of a file before it is sent. */
export function wrongFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!accepted.includes(type)) return 'Only JPEG, PNG, WebP, AVIF or GIF';
  if (size > largest) return `${Math.ceil(size / 1_000_000)} MB, at most ${largest / 1_000_000}`;
  return size === 0 ? 'The file is empty' : undefined;
}

let count = 0;

/** Files on their way, one after the other so that their order stays; those that are refused say why until they are taken away.
 *  `isOnly`: nothing else was chosen with it. */
export function useUploads(onDone: (picture: Schema<'StaffPicture'>, isOnly: boolean) => void) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const [all, setAll] = useState<readonly Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const stop = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);
  const change = (id: number, part: Partial<Upload>) =>
    setAll((before) => before.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const forget = (id: number) => setAll((before) => before.filter((each) => each.id !== id));
  const send = async (id: number, file: File, isOnly: boolean) => {
    const { signal } = stop.current;
    if (signal.aborted) return;
    try {
      const picture = await api.picture(file, {
        signal,
        fileName: sentName(file.name),
        onProgress: (share) => change(id, { share }),
      });
      forget(id);
      done.current(picture, isOnly);
    } catch (problem) {
      if (!signal.aborted) change(id, { wrong: wordsOf(problem) });
    }
  };
  const add = (files: readonly File[]) => {
    for (const file of files) {
      const id = ++count;
      const wrong = wrongFile(file);
      setAll((before) => [...before, { id, name: file.name, share: 0, wrong }]);
      if (!wrong) queue.current = queue.current.then(() => send(id, file, files.length === 1));
    }
  };
  return { all, add, forget };
}
