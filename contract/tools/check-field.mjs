// The reference reading of contract/rules/fields.json, in as few lines as it takes.
// The server (C++) and the web (TypeScript) have their own; all three run rules/cases.

const codePoints = (text) => [...text].length;

const holds = (rule, value, form) => {
  if (rule.mustBeTrue) return value === true;
  const text = typeof value === 'string' ? value : '';
  if (rule.mandatory) return /[^ \t\r\n]/.test(text);
  if (text === '') return true;
  if (rule.pattern !== undefined) {
    if (!new RegExp(rule.pattern, rule.ignoreCase ? 'i' : '').test(text)) return false;
  }
  if (rule.personName && !/^\p{L}[\p{L}\p{M} .,'’-]*$/u.test(text)) return false;
  if (rule.minLength !== undefined && codePoints(text) < rule.minLength) return false;
  if (rule.maxLength !== undefined && codePoints(text) > rule.maxLength) return false;
  if (rule.equalsField !== undefined && text !== form[rule.equalsField]) return false;
  return rule.oneOf === undefined || rule.oneOf.includes(text);
};

/** The message keys of every rule that fails, each once, in the order of the rules. */
export const checkField = (rules, value, form = {}) => [
  ...new Set(rules.filter((rule) => !holds(rule, value, form)).map((rule) => rule.message)),
];
