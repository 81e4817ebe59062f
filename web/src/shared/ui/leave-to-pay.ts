import type { Schema } from '@/shared/api/types';

/** Leaves for the payment page: a link, or a form the browser posts. */
export function leaveToPay({ method, url, fields }: Schema<'PaymentInstruction'>): void {
  if (method === 'GET') {
    window.location.assign(url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
