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

/** What the server would refuse of the words beside "Did this help?". */
export function commentProblem(comment: string): string | undefined {
  const problems = messagesFor('satisfactionComment', comment);
  return problems.length > 0 ? joined(problems) : undefined;
}

/** Created grey, Open petrol, In Progress amber, Solved leaf. */
export const colourOf = ({ id, name }: Schema<'TicketStatus'>): BadgeKind =>
  id === 'CLOSED' ? 'yes' : id === 'INPROCESS' ? 'warn' : name === 'Created' ? 'fact' : 'info';
