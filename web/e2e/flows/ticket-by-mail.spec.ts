import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { mailsTo, replyTo } from '../../../server/tests/api/support/mails';
import { photograph } from '../../../server/tests/api/support/pictures';
import { runProgram } from '../../../server/tests/api/support/server';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

/** The shop's side, and the mail server that hands over what arrives. */
const tickets = (args: string[], input?: string) =>
  runProgram(
    'spaza',
    ['tickets', args[0]!, '--database', process.env.SPAZA_E2E_DATABASE!, ...args.slice(1)],
    {
      SPAZA_SERVE_PUBLIC_URL: process.env.SPAZA_E2E_BASE,
      SPAZA_MAIL_INBOUND_ADDRESS: 'tickets@shop.example',
    },
    input,
  );

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  test('a ticket is answered by mail: the words and the photo stand in the conversation, the quoted mail does not', async () => {
    const { page, shop } = walk;
    const email = `by-mail.${randomUUID()}@example.co.za`;
    await shop.signsUp(email);
    await shop.opens('/account/writetous');
    await page.getByRole('main').getByRole('link', { name: 'Write to us' }).first().click();
    await page.getByText('Something else', { exact: true }).click();
    await page.getByLabel('In a few words').fill('The lift in our building is broken');
    await page.getByLabel('Tell us more').fill('Can two people still carry the TV up?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { level: 1, name: 'The lift in our building is broken' }).waitFor();
    const ticket = new URL(page.url()).pathname.split('/').at(-1)!;

    tickets(['answer', ticket, '--text', 'Yes, two people carry it up. Does Friday suit you?']);
    const [mail] = await mailsTo(process.env.SPAZA_E2E_BASE!, email);
    expect(mail!.replyTo).toMatch(/^tickets\+[0-9a-f]{32}@shop\.example$/);
    const photo = { name: 'Stairs.png', type: 'image/png', content: photograph(400, 300) };
    tickets(['receive'], replyTo(mail!, 'Friday suits us, after ten.', { files: [photo] }));

    await page.reload();
    const answer = page.getByRole('listitem').filter({ hasText: 'Friday suits us, after ten.' });
    await answer.getByRole('button', { name: /^Save Stairs\.png/ }).waitFor();
    await page.getByText('Open', { exact: true }).waitFor();
    expect(await page.getByText('Does Friday suit you?').count()).toBe(1); // as answered, and not as quoted
    await walk.looks('WriteToUsDetails-by-mail');

    tickets(['receive'], replyTo(mail!, 'Anything new?', { from: 'somebody@else.example' }));
    await page.reload();
    await answer.waitFor();
    expect(await page.getByText('Anything new?').count()).toBe(0);
  });
});
