/** One rule of contract/rules/fields.json; each holds one of these. */
export interface Rule {
  mandatory?: boolean;
  mustBeTrue?: boolean;
  pattern?: string;
  ignoreCase?: boolean;
  minLength?: number;
  maxLength?: number;
  equalsField?: string;
  personName?: boolean;
  identityNumber?: boolean;
  oneOf?: readonly string[];
  message: string;
}

export type Form = Readonly<Record<string, unknown>>;

const lengthOf = (text: string) => [...text].length;

/** A South African identity number: 13 digits with a date of either century and Luhn's check digit. */
const isIdentityNumber = (text: string): boolean => {
  if (!/^[0-9]{13}$/.test(text)) return false;
  const [year, month, day] = [0, 2, 4].map((at) => Number(text.slice(at, at + 2))) as [
    number,
    number,
    number,
  ];
  const isDay = [1900, 2000].some((century) => {
    const date = new Date(Date.UTC(century + year, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  });
  const sum = [...text].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return isDay && sum % 10 === 0;
};

function holds(rule: Rule, value: unknown, form: Form): boolean {
  if (rule.mustBeTrue) return value === true;
  const text = typeof value === 'string' ? value : '';
  if (rule.mandatory) return /[^ \t\r\n]/.test(text);
  if (text === '') return true;
  if (rule.pattern !== undefined && !new RegExp(rule.pattern, rule.ignoreCase ? 'i' : '').test(text))
    return false;
  if (rule.personName && !/^\p{L}[\p{L}\p{M} .,'’-]*$/u.test(text)) return false;
  if (rule.identityNumber && !isIdentityNumber(text)) return false;
  if (rule.minLength !== undefined && lengthOf(text) < rule.minLength) return false;
  if (rule.maxLength !== undefined && lengthOf(text) > rule.maxLength) return false;
  if (rule.equalsField !== undefined && text !== form[rule.equalsField]) return false;
  return rule.oneOf === undefined || rule.oneOf.includes(text);
}

/** The messages of every rule that fails, each once, in the order of the rules. */
export const failuresOf = (rules: readonly Rule[], value: unknown, form: Form = {}): string[] => [
  ...new Set(rules.filter((rule) => !holds(rule, value, form)).map((rule) => rule.message)),
];
