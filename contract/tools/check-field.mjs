// The reference reading of contract/rules/fields.json, in as few lines as it takes.
// The server (C++) and the web (TypeScript) have their own; all three run rules/cases.

const codePoints = (text) => [...text].length;

/** A South African identity number: 13 digits with a date of either century and Luhn's check digit. */
const isIdentityNumber = (text) => {
  if (!/^[0-9]{13}$/.test(text)) return false;
  const [year, month, day] = [0, 2, 4].map((at) => Number(text.slice(at, at + 2)));
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

const holds = (rule, value, form) => {
  if (rule.mustBeTrue) return value === true;
  const text = typeof value === 'string' ? value : '';
  if (rule.mandatory) return /[^ \t\r\n]/.test(text);
  if (text === '') return true;
  if (rule.pattern !== undefined) {
    if (!new RegExp(rule.pattern, rule.ignoreCase ? 'i' : '').test(text)) return false;
  }
  if (rule.personName && !/^\p{L}[\p{L}\p{M} .,'’-]*$/u.test(text)) return false;
  if (rule.identityNumber && !isIdentityNumber(text)) return false;
  if (rule.minLength !== undefined && codePoints(text) < rule.minLength) return false;
  if (rule.maxLength !== undefined && codePoints(text) > rule.maxLength) return false;
  if (rule.equalsField !== undefined && text !== form[rule.equalsField]) return false;
  return rule.oneOf === undefined || rule.oneOf.includes(text);
};

/** The message keys of every rule that fails, each once, in the order of the rules. */
export const checkField = (rules, value, form = {}) => [
  ...new Set(rules.filter((rule) => !holds(rule, value, form)).map((rule) => rule.message)),
];
