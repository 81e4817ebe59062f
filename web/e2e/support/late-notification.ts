import { expect } from 'vitest';

/** The payment simulator at that origin says now what became of an order's payment, which it was asked to put off. */
export async function tellsLate(gateway: string, code: string): Promise<void> {
  const answer = await fetch(`${gateway}/payfast/admin/notifications`);
  const { notifications } = (await answer.json()) as {
    notifications: { merchantRef: string; body: string }[];
  };
  // The newest try of the order.
  const late = notifications.filter(({ merchantRef }) => merchantRef.startsWith(`${code}-`)).at(-1)!;
  const reported = await fetch(`${process.env.SPAZA_E2E_BASE}/payments/payfast/notify`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: late.body,
  });
  expect(reported.status).toBe(200);
}
