// A mail program and a mail service: reads what the shop has sent, and answers it.
import { randomBytes } from 'node:crypto';

export interface Sent {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
}

/** What the shop has sent to somebody, newest first. */
export const mailsTo = async (base: string, email: string): Promise<Sent[]> => {
  const { messages } = (await (await fetch(`${base}/dev/outbox.json`)).json()) as { messages: Sent[] };
  return messages.filter(({ to }) => to === email);
};

export interface Written {
  from: string;
  to: string;
  text: string;
  html?: string;
  id?: string;
  headers?: Record<string, string>;
  files?: { name: string; type: string; content: Buffer }[];
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n');

/** A mail as programs write it (MIME). */
export const mime = ({ from, to, text, html, id = randomBytes(8).toString('hex'), headers = {}, files = [] }: Written): string => {
  const boundary = `=_${randomBytes(6).toString('hex')}`;
  const part = (head: string[], body: string) => `--${boundary}\r\n${head.join('\r\n')}\r\n\r\n${body}\r\n`;
  const body = html ?? text;
  const all = [
    part([`Content-Type: text/${html ? 'html' : 'plain'}; charset=utf-8`, 'Content-Transfer-Encoding: base64'], base64(Buffer.from(body))),
    ...files.map(({ name, type, content }) =>
      part([`Content-Type: ${type}`, `Content-Disposition: attachment; filename="${name}"`, 'Content-Transfer-Encoding: base64'], base64(content)),
    ),
  ];
  const head = { From: from, To: to, Subject: 'Re: your message', 'Message-ID': `<${id}@mail.example>`, Date: new Date().toUTCString(), 'MIME-Version': '1.0', ...headers };
  return `${Object.entries(head).map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\nContent-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${all.join('')}--${boundary}--\r\n`;
};

/** What a person's mail program sends who presses Reply: their words above the whole mail, quoted. */
export const replyTo = (mail: Sent, words: string, more: Partial<Written> = {}) =>
  mime({
    from: `Thandi <${mail.to}>`,
    to: mail.replyTo,
    text: `${words}\n\nOn Tue, 24 Nov 2026 at 10:00, The shop <no-reply@shop.example> wrote:\n${mail.text.replace(/^/gm, '> ')}\n`,
    ...more,
  });
