export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** As if it were typed now. Set through React's own property first, or it would see no change. */
export function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  field.value = '';
  const plain = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  plain.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
