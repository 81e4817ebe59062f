import { text } from '@/shared/i18n/text';

/** `640 kB`, `1.2 MB`; a megabyte is 1 048 576 bytes (specification §5). */
export const sizeOf = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

const most = 5;
const largest = 5 * 1_048_576;
const kinds = ['application/pdf', 'image/jpeg', 'image/jpg', 'image/png'];
export const accepted = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** Why a chosen file is not taken, before it is sent; the server looks again, and at what is in it. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (type && !kinds.includes(type)) return text('file.notSupported', { file: name });
  // A picture is made smaller before it is sent.
  if (type === 'application/pdf' && size > largest) return text('file.tooLarge', { file: name });
  return undefined;
}

/** The chosen files there is room for beside those that are there. */
export const withRoom = <T>(chosen: readonly T[], there: number): T[] =>
  chosen.slice(0, Math.max(0, most - there));
