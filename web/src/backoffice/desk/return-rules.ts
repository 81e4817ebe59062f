import type { Return } from './cases';

export type ReturnMove = 'authorise' | 'decline' | 'receive' | 'inspect' | 'refund' | 'replace' | 'sendBack';

interface NextMove {
  move: ReturnMove;
  words: string;
  key: string;
  danger?: boolean;
}

const authorise: NextMove = { move: 'authorise', words: 'Authorise', key: 'a' };
const decline: NextMove = { move: 'decline', words: 'Decline', key: 'd', danger: true };
const receive: NextMove = { move: 'receive', words: 'It has arrived', key: 'a' };
const inspect: NextMove = { move: 'inspect', words: 'Say what came in', key: 'a' };
const refund: NextMove = { move: 'refund', words: 'Refund', key: 'a' };
const replace: NextMove = { move: 'replace', words: 'Replace', key: 'x' };
const sendBack: NextMove = { move: 'sendBack', words: 'Send back', key: 'd', danger: true };

const ofService: Partial<Record<Return['status'], readonly NextMove[]>> = {
  requested: [authorise, decline],
  authorised: [receive],
  collectionBooked: [receive],
  expired: [receive],
  droppedOff: [inspect],
  collected: [inspect],
  inspected: [sendBack],
};

/** What this person may do with it now, the usual first. */
export function nextMovesOf(
  { status, firstAgreedTo }: Pick<Return, 'status' | 'firstAgreedTo'>,
  may: { serve: boolean; pay: boolean },
): readonly NextMove[] {
  const pays =
    status === 'inspected' && may.pay
      ? firstAgreedTo === 'replaced'
        ? [replace, refund]
        : [refund, replace]
      : [];
  return [...pays, ...(may.serve ? (ofService[status] ?? []) : [])];
}

export interface Found {
  sellable: number;
  refurbish: number;
  scrap: number;
}

/** What is wrong with what was found of so many units; nothing when it may be said. */
export function wrongWith(found: readonly Found[], units: readonly number[]): string | undefined {
  const sums = found.map(({ sellable, refurbish, scrap }) => sellable + refurbish + scrap);
  if (sums.every((sum) => sum === 0))
    return 'Say at least of one unit where it goes. What never came in is not inspected.';
  const over = sums.findIndex((sum, n) => sum > (units[n] ?? 0));
  return over < 0 ? undefined : `There are more units than were sent: ${sums[over]} of ${units[over]}.`;
}
