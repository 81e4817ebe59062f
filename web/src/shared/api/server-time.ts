import { configPath } from '@/shared/session/ways-to-pay';
import { knowsTime } from '@/shared/state/clock';
import { api } from './client';

let asked: Promise<void> | undefined;

async function ask(): Promise<void> {
  if (knowsTime()) return;
  await api.get(configPath).catch(() => (asked = undefined));
}

/** A page that asks for nothing hears no time: what shows one asks once, and goes on when it is known. */
export const timeHeard = (): Promise<void> => (asked ??= ask());
