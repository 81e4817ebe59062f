import { text } from '@/shared/i18n/text';
import type { Schema } from '@/shared/api/types';
import type { BadgeKind } from '@/shared/ui/badge';
import { joined, messagesFor } from '@/shared/validation/field';

export interface Draft {
  category: Schema<'TicketCategory'>['id'];
  order: string;
  subject: string;
  body: string;
}

/** Letters a message has room for (specification §5). */
export const longest = 200;

export const lettersLeft = (body: string): number => longest - [...body].length;

type Problems = Partial<Record<'subject' | 'body', string>>;

/** What the server would refuse, by field. */
export function problemsIn({ subject, body }: Pick<Draft, 'subject' | 'body'>): Problems {
  const found: Problems = {};
  const problems = { subject: messagesFor('ticketSubject', subject), body: messagesFor('ticketBody', body) };
  for (const name of ['subject', 'body'] as const)
    if (problems[name].length > 0) found[name] = joined(problems[name]);
  return found;
}

/** Created grey, Open petrol, In Progress amber, Solved leaf. */
export const colourOf = ({ id, name }: Schema<'TicketStatus'>): BadgeKind =>
  id === 'CLOSED' ? 'yes' : id === 'INPROCESS' ? 'warn' : name === 'Created' ? 'fact' : 'info';

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
