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
  oneOf?: readonly string[];
  message: string;
}

export type Form = Readonly<Record<string, unknown>>;

const lengthOf = (text: string) => [...text].length;

function holds(rule: Rule, value: unknown, form: Form): boolean {
  if (rule.mustBeTrue) return value === true;
  const text = typeof value === 'string' ? value : '';
  if (rule.mandatory) return /[^ \t\r\n]/.test(text);
  if (text === '') return true;
  if (rule.pattern !== undefined && !new RegExp(rule.pattern, rule.ignoreCase ? 'i' : '').test(text))
    return false;
  if (rule.personName && !/^\p{L}[\p{L}\p{M} .,'’-]*$/u.test(text)) return false;
  if (rule.minLength !== undefined && lengthOf(text) < rule.minLength) return false;
  if (rule.maxLength !== undefined && lengthOf(text) > rule.maxLength) return false;
  if (rule.equalsField !== undefined && text !== form[rule.equalsField]) return false;
  return rule.oneOf === undefined || rule.oneOf.includes(text);
}

/** The messages of every rule that fails, each once, in the order of the rules. */
export const failuresOf = (rules: readonly Rule[], value: unknown, form: Form = {}): string[] => [
  ...new Set(rules.filter((rule) => !holds(rule, value, form)).map((rule) => rule.message)),
];
