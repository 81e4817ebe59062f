import { randomUUID } from 'node:crypto';
import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mailsTo } from '../../../server/tests/api/support/mails';
import { photograph } from '../../../server/tests/api/support/pictures';
import { runProgram } from '../../../server/tests/api/support/server';
import { closeBrowser, hears } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const folder = mkdtempSync(join(tmpdir(), 'spaza-letters-'));
const fileCalled = (name: string, content: Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const stairs = fileCalled('Stairs.png', photograph(1600, 1200)); // more than half a megabyte
const notice = fileCalled('Notice.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'));
const clip = fileCalled('Clip.mov', Buffer.from('no picture'));

/** The shop's own side. */
const cli = (verb: string, ticket: string, ...rest: string[]) =>
  runProgram('spaza', ['tickets', verb, ticket, '--database', process.env.SPAZA_E2E_DATABASE!, ...rest], {
    SPAZA_SERVE_PUBLIC_URL: process.env.SPAZA_E2E_BASE,
  });
const answer = (ticket: string, words: string) => cli('answer', ticket, '--text', words);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const button = (name: string | RegExp) => walk.page.getByRole('button', { name });
  const choose = (...files: string[]) => walk.page.getByLabel(/^Photos or documents/).setInputFiles(files);

  test('who never wrote finds the form from Help; a message with a picture is answered, and answered back', async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    await shop.opens('/account/helpandsupport');
    await page.getByRole('link', { name: 'Your messages' }).click();
    await page.getByRole('heading', { name: "You haven't written to us yet" }).waitFor();
    await walk.looks('WriteToUs-empty');
    await page.getByRole('main').getByRole('link', { name: 'Write to us' }).first().click();

    await button('Send').click();
    await page.getByText('Enter all mandatory fields').first().waitFor();
    await page.getByText('Payment', { exact: true }).click();
    await page.getByLabel('In a few words').fill('The lift in our building is broken');
    await page.getByLabel('Tell us more').fill('x'.repeat(201));
    await page.getByText('Please use at most 200 characters').waitFor();
    await page.getByLabel('Tell us more').fill('Can two people still carry the TV up?');
    await page.getByText('163 of 200 characters left').waitFor();
    const suggestions = page.getByRole('region', { name: 'This may help already' });
    await suggestions.getByText('Something arrived broken or faulty').click();
    await suggestions.locator('details[open]').waitFor();
    await choose(stairs);
    await button('Remove Stairs.jpg').waitFor(); // made smaller, it is a JPEG
    await walk.looks('WriteToUs-form');
    await button('Send').click();
    await hears(page, /Ticket success\. We've got your message, T-\d+/);
    await page.getByRole('heading', { level: 1, name: 'The lift in our building is broken' }).waitFor();
    const ticket = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.getByText('Created', { exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(/^Save Stairs\.jpg, \d+ kB$/).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Stairs.jpg');

    answer(ticket, 'Yes, two people carry it up.\nDoes Friday suit you?');
    await page.reload();
    await page.getByText('Does Friday suit you?').waitFor();
    await page.getByText('In Progress', { exact: true }).waitFor();
    await page.getByText('New reply').waitFor();
    await page.getByLabel('Write your reply').fill('Yes, that suits me.');
    await button('Reply').click();
    await page.getByRole('listitem').filter({ hasText: 'Yes, that suits me.' }).waitFor();
    await page.getByText('Open', { exact: true }).waitFor();
    await walk.looks('WriteToUsDetails');

    await page.getByRole('main').getByRole('link', { name: 'Your messages' }).click();
    await page.getByRole('link', { name: 'The lift in our building is broken' }).waitFor();
    await walk.looks('WriteToUs-list');
  });

  test('a solved message asks once whether it helped, from its mail; the shop reads what was said', async () => {
    const { page, shop } = walk;
    const email = `helped.${randomUUID()}@example.co.za`;
    await shop.signsUp(email);
    await shop.opens('/account/writetous?new=1');
    await page.getByLabel('In a few words').fill('Where is my fridge?');
    await page.getByLabel('Tell us more').fill('It was to come on Friday');
    await button('Send').click();
    await page.getByRole('heading', { level: 1, name: 'Where is my fridge?' }).waitFor();
    const ticket = new URL(page.url()).pathname.split('/').at(-1)!;
    const question = page.getByRole('group', { name: 'Did this help?' });
    expect(await question.count()).toBe(0);

    answer(ticket, 'It comes on Monday.');
    cli('close', ticket);
    const [mail] = await mailsTo(process.env.SPAZA_E2E_BASE!, email);
    expect(mail!.subject).toBe(`Your message ${ticket} is solved`);
    const [link] = /https?:\/\/\S+/.exec(mail!.text)!;
    await page.goto(link);
    await page.getByText('Solved', { exact: true }).waitFor();
    await question.waitFor();
    await button('Tell us').click();
    await page.getByText('Please choose Yes or No.').waitFor();
    await question.getByText('No', { exact: true }).click();
    await page.getByLabel('Anything to add? (optional)').fill('x'.repeat(201));
    await page.getByText('Please use at most 200 characters').waitFor();
    await page.getByLabel('Anything to add? (optional)').fill('It did not come on Monday.');
    await walk.looks('WriteToUsDetails-question');
    await button('Tell us').click();
    await hears(page, /Thank you for telling us\./);
    await page.getByText('You told us that this did not help.').waitFor();
    expect(await question.count()).toBe(0);
    await walk.looks('WriteToUsDetails-answered');
    expect(cli('show', ticket)).toMatch(/It did not help\n {4}It did not come on Monday\./);

    await page.getByLabel('Write your reply').fill('When does it come?');
    await button('Reply').click();
    await page.getByText('Open', { exact: true }).waitFor();
    cli('close', ticket);
    await page.reload();
    await page.getByText('Solved', { exact: true }).waitFor();
    await page.getByText('You told us that this did not help.').waitFor();
    expect(await question.count()).toBe(0);
    const [again] = await mailsTo(process.env.SPAZA_E2E_BASE!, email);
    expect(again!.text).not.toContain('Did this help?');
  });

  test('one file fails and goes again, one is stopped, one is of another kind: the message waits for them', async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    await shop.opens('/account/writetous?new=1');
    await page.getByLabel('In a few words').fill('Documents');
    await page.getByLabel('Tell us more').fill('As you asked');
    let broken = true;
    let release = () => {};
    await page.route('**/users/current/attachments', async (route) => {
      if (broken) return route.fulfill({ status: 500, json: {} });
      await new Promise<void>((done) => (release = done));
      return route.continue().catch(() => undefined); // it was stopped
    });
    await choose(notice);
    await button('Try Notice.pdf again').waitFor();
    await button('Send').click();
    await page.getByText('A file did not arrive. Try it again, or remove it.').waitFor();
    walk.brokeDown('/users/current/attachments');
    await walk.looks('WriteToUs-failed');

    broken = false;
    await button('Try Notice.pdf again').click();
    await page.getByText(/^Uploading, \d+%$/).waitFor();
    await button('Stop Notice.pdf').click();
    await page.getByText('Stopped').waitFor();
    release();
    await page.unroute('**/users/current/attachments');
    await button('Try Notice.pdf again').click();
    await page.getByText('1 kB').waitFor();

    await choose(clip);
    await page.getByText(/Clip\.mov: this file type isn't supported/).waitFor();
    await button('Remove Clip.mov').click();
    await button('Send').click();
    await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor();
    expect(await button(/^Save Notice\.pdf/).count()).toBe(1);
  });

  test('a message that was not taken stays in its fields, and goes once', async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    await shop.opens('/account/writetous?new=1');
    await page.getByLabel('In a few words').fill('Once');
    await page.getByLabel('Tell us more').fill('And not twice');
    await page.route('**/users/current/tickets', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch(); // it was kept, and the answer got lost
      return route.fulfill({ status: 500, json: {} });
    });
    await button('Send').click();
    await page.getByText('Everything you typed is still here.').waitFor();
    walk.brokeDown('/users/current/tickets');
    await page.unroute('**/users/current/tickets');
    await button('Send').click();
    await page.getByRole('heading', { level: 1, name: 'Once' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Your messages' }).click();
    await page.getByRole('link', { name: 'Once' }).waitFor();
    expect(await page.getByRole('list', { name: 'Your messages' }).getByRole('listitem').count()).toBe(1);
  });

  test("somebody else's message is not there, and a guest signs in first", async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    await shop.opens('/account/writetous/T-1');
    await page.getByRole('heading', { name: 'We could not find this message' }).waitFor();
    await walk.refused(1, 404);
    await shop.signsOut();
    await page.goto('/account/writetous');
    await page.waitForURL(/\/account\/login/);
  });
});
