import contract from '@contract/rules/fields.json';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { text, type MessageKey } from '@/shared/i18n/text';
import { failuresOf, type Form, type Rule } from './rules';

export type FieldName = keyof typeof contract;
const rules = contract as unknown as Record<string, readonly Rule[]>;

/** The messages of every rule the value breaks, in contract order. */
export function messagesFor(name: FieldName, value: unknown, form: Form = {}): string[] {
  return failuresOf(rules[name] ?? [], value, form).map((message) => text(message as MessageKey));
}

/** Messages shown together. */
export const joined = (messages: readonly string[]) => messages.join(' | ');

const isBlank = (value: unknown) => !value || (typeof value === 'string' && !value.trim());

type Check<T> = FieldName | ((values: T) => string[]);

/**
 * A react-hook-form resolver from contract rules: `fieldsResolver({ email: 'email', password: 'password' })`.
 * A function instead of a rule's name gives messages for what the contract does not say.
 */
export function fieldsResolver<T extends FieldValues>(
  checks: Partial<Record<keyof T & string, Check<T> | Check<T>[]>>,
): Resolver<T> {
  return (values) => {
    const errors: Record<string, { type: string; message: string }> = {};
    for (const [name, wanted] of Object.entries(checks) as [string, Check<T> | Check<T>[]][]) {
      const messages = (Array.isArray(wanted) ? wanted : [wanted]).flatMap((check) =>
        typeof check === 'function' ? check(values) : messagesFor(check, values[name], values),
      );
      if (messages.length > 0)
        errors[name] = {
          type: isBlank(values[name]) ? 'mandatory' : 'contract',
          message: joined([...new Set(messages)]),
        };
    }
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<T> }
      : { values, errors: {} };
  };
}
