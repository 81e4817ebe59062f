const southAfrican = /^(?:\+27|0)(\d{9})$/;
/** `0800 555 012` for numbers that are free or cost the same from everywhere, `011 555 0142` for others. */
const national = /^(08[06]\d|\d{3})(\d{3})(\d+)$/;

/** A South African number as one dials it here; others as they are. */
export function shownPhone(phone: string): string {
  const [, own] = southAfrican.exec(phone.replaceAll(' ', '')) ?? [];
  return own ? `0${own}`.replace(national, '$1 $2 $3') : phone;
}
