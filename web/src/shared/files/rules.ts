import { text } from '@/shared/i18n/text';

const joined = (messages: readonly string[]) => messages.join(' | ');

/** `640 kB`, `1.2 MB`; a megabyte is 1 048 576 bytes (specification §5). */
export const sizeOf = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

/** Files that go with one message (specification §5 leaves the number open). */
export const most = 5;
const largest = 5 * 1_048_576;
const pictures = ['image/jpeg', 'image/jpg', 'image/png'];
const kinds = ['application/pdf', ...pictures];
export const accepted = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** Why a chosen file is not taken, before it is sent; the server looks again, and at what is in it. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const isSupported = !type || kinds.includes(type);
  // A picture is made smaller before it is sent.
  const isTooLarge = size > largest && !pictures.includes(type);
  const refusals = [
    !isSupported && text('file.notSupported', { file: name }),
    isTooLarge && text('file.tooLarge', { file: name }),
  ].filter((refusal) => refusal !== false);
  return refusals.length > 0 ? joined(refusals) : undefined;
}

/** The chosen files there is room for beside those that are there. */
export const withRoom = <T>(chosen: readonly T[], there: number, room = most): T[] =>
  chosen.slice(0, Math.max(0, room - there));
