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
  /** How much of it has gone, from 0 to 1; nothing while it waits for those before it. */
  share?: number;
  wrong?: string;
}

/** What can be said of a file before it is sent. */
export function wrongFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (/\.hei[cf]$/i.test(name)) return 'iPhone HEIC: save it as JPEG first.';
  if (!accepted.includes(type)) return 'Not a picture we can use. Choose JPEG, PNG, WebP, AVIF or GIF.';
  if (size > largest)
    return `${Math.ceil(size / 1_000_000)} MB is too large; at most ${largest / 1_000_000} MB.`;
  return size === 0 ? 'The file is empty.' : undefined;
}

let count = 0;

/** Files on their way, one after the other so that their order stays; those that are refused say why until they are taken away.
 *  `isOnly`: nothing else was chosen with it, or is still on its way. */
export function useUploads(onDone: (picture: Schema<'StaffPicture'>, isOnly: boolean) => void) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const [all, setAll] = useState<readonly Upload[]>([]);
  /** How many were chosen since the last time nothing was on its way. */
  const [total, setTotal] = useState(0);
  const left = useRef(0);
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
    change(id, { share: 0 });
    try {
      const picture = await api.picture(file, {
        signal,
        fileName: sentName(file.name),
        onProgress: (share) => change(id, { share }),
      });
      forget(id);
      done.current(picture, isOnly && left.current === 1);
    } catch (problem) {
      if (!signal.aborted) change(id, { wrong: wordsOf(problem) });
    } finally {
      left.current -= 1;
    }
  };
  const add = (files: readonly File[]) => {
    const isFirst = left.current === 0;
    const fit = files.filter((file) => !wrongFile(file)).length;
    setTotal((before) => (isFirst ? 0 : before) + fit);
    left.current += fit;
    for (const file of files) {
      const id = ++count;
      const wrong = wrongFile(file);
      setAll((before) => [...before, { id, name: file.name, wrong }]);
      if (!wrong) queue.current = queue.current.then(() => send(id, file, files.length === 1));
    }
  };
  return { all, total, add, forget };
}
