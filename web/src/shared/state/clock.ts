/** Answers travel, and clocks differ by seconds: only a device that is off by more than this is put right. */
const tolerance = 2 * 60_000;

/** By how much the server's clock is ahead of the device's; nothing until an answer has said. */
let ahead: number | undefined;

/** What an answer's head says: when it was made, and for how long a cache has kept it. */
export function heardTime(headers: Headers, now = Date.now()): void {
  const made = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(made)) return;
  const difference = made + (Number(headers.get('age')) || 0) * 1000 - now;
  ahead = Math.abs(difference) > tolerance ? difference : 0;
}

export const knowsTime = () => ahead !== undefined;

/** The time as the server has it, in milliseconds: what is open, over or left is decided by it. */
export const serverNow = () => Date.now() + (ahead ?? 0);
