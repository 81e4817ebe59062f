import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { randomKey } from '@/shared/state/random-key';
import { removeUpload, upload, type Attachment } from './api';
import { most, refusalOf, withRoom } from './rules';
import { smaller, thumbnailOf } from './smaller';

export interface ChosenFile {
  /** Also the key under which it is sent: tried again it is the same file. */
  key: string;
  name: string;
  size: number;
  /** Refused files are reported and not sent; stopped and failed ones can be sent again. */
  state: 'sending' | 'ready' | 'failed' | 'stopped' | 'refused';
  percent: number;
  problem?: string;
  attachment?: Attachment;
  /** It was a larger picture. */
  isSmaller?: boolean;
  /** A small copy of a picture, as a data address. */
  thumbnail?: string;
}

/** A file that has arrived, as steps keep it. */
export type SentFile = Pick<ChosenFile, 'key' | 'isSmaller' | 'thumbnail'> & { attachment: Attachment };

const shown = ({ attachment, ...sent }: SentFile): ChosenFile => ({
  ...sent,
  attachment,
  name: attachment.filename,
  size: attachment.size,
  state: 'ready',
  percent: 100,
});

const hasArrived = (file: ChosenFile): file is ChosenFile & SentFile => file.attachment !== undefined;

interface Options {
  /** What had arrived before the page was loaded. */
  start?: readonly SentFile[];
  /** How many there is room for. */
  room?: number;
}

/** The files of one message: each is sent by itself as soon as it is chosen, and can be stopped, tried again, removed. */
export function useFiles({ start = [], room = most }: Options = {}) {
  const [files, setFiles] = useState<ChosenFile[]>(() => start.map(shown));
  const [problem, setProblem] = useState<string>();
  const given = useRef(new Map<string, File>());
  const underWay = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const all = underWay.current;
    return () => all.forEach((one) => one.abort());
  }, []);

  const change = (key: string, to: Partial<ChosenFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...to } : file)));

  const send = async (key: string) => {
    const file = given.current.get(key);
    if (!file) return;
    const controller = new AbortController();
    underWay.current.set(key, controller);
    change(key, { state: 'sending', percent: 0, problem: undefined });
    try {
      const small = await smaller(file);
      controller.signal.throwIfAborted();
      const onProgress = (share: number) => change(key, { percent: Math.round(share * 100) });
      const attachment = await upload(small, onProgress, key, controller.signal);
      change(key, {
        state: 'ready',
        percent: 100,
        size: attachment.size,
        name: attachment.filename,
        isSmaller: small !== file,
        attachment,
      });
    } catch (failure) {
      change(
        key,
        controller.signal.aborted
          ? { state: 'stopped' }
          : { state: 'failed', problem: messageOf(failure) || text('file.failed') },
      );
    } finally {
      underWay.current.delete(key);
    }
  };

  const add = (chosen: readonly File[]) => {
    const taken = withRoom(chosen, files.length, room);
    setProblem(taken.length < chosen.length ? text('file.tooMany') : undefined);
    const added = taken.map((file): ChosenFile => {
      const key = randomKey();
      const refusal = refusalOf(file);
      if (!refusal) given.current.set(key, file);
      const { name, size } = file;
      return { key, name, size, state: refusal ? 'refused' : 'sending', percent: 0, problem: refusal };
    });
    setFiles((all) => [...all, ...added]);
    for (const { key, state } of added) {
      if (state !== 'sending') continue;
      void send(key);
      void thumbnailOf(given.current.get(key)!).then((thumbnail) => thumbnail && change(key, { thumbnail }));
    }
  };

  const remove = (key: string) => {
    underWay.current.get(key)?.abort();
    const gone = files.find((file) => file.key === key);
    // What is not removed there goes by itself after a day.
    if (gone?.attachment) void removeUpload(gone.attachment.id).catch(() => undefined);
    given.current.delete(key);
    setProblem(undefined);
    setFiles((all) => all.filter((file) => file.key !== key));
  };

  return {
    files,
    problem,
    add,
    remove,
    retry: (key: string) => void send(key),
    stop: (key: string) => underWay.current.get(key)?.abort(),
    /** They have gone with a message. */
    clear: () => setFiles([]),
    /** There is no room for another. */
    isFull: files.length >= room,
    /** What has arrived, to be kept. */
    sent: files.filter(hasArrived).map(({ key, attachment, isSmaller, thumbnail }): SentFile => ({
      key,
      attachment,
      isSmaller,
      thumbnail,
    })),
    ids: files.flatMap(({ attachment }) => (attachment ? [attachment.id] : [])),
    /** What keeps the message from being sent, in words. */
    waitsFor: files.some(({ state }) => state === 'sending')
      ? text('file.going')
      : files.some(({ state }) => state !== 'ready')
        ? text('file.notArrived')
        : undefined,
  };
}

export type Files = ReturnType<typeof useFiles>;
