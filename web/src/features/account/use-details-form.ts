import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '@/shared/api/client';
import { ApiError, messageOf } from '@/shared/api/errors';
import { keyOf } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { customerPath } from '@/shared/session/user';
import { useFormDraft } from '@/shared/session/use-draft';
import { tellTabs } from '@/shared/state/tabs';
import { toast } from '@/shared/ui/toast';
import { fieldsResolver } from '@/shared/validation/field';
import { changedDetails, type Details } from './rules';

export type Part = keyof Details;
type User = Schema<'User'>;

const startOf = ({ titleCode, firstName = '', lastName = '', mobileNumber = '' }: User): Details => ({
  titleCode: titleCode ?? '',
  firstName,
  lastName,
  mobileNumber,
});

export const draftName = (parts: readonly Part[]) => `details ${parts[0]}`;

/** Some of the personal details, changed together. What is saved shows at once, in other tabs too. */
export function useDetailsForm(user: User, parts: readonly Part[], onSaved: () => void) {
  const cache = useQueryClient();
  const [problem, setProblem] = useState('');
  const form = useForm<Details>({
    resolver: fieldsResolver<Details>(Object.fromEntries(parts.map((part) => [part, part]))),
    defaultValues: startOf(user),
    mode: 'onBlur',
  });
  useFormDraft(draftName(parts), form);
  const { setFocus } = form;
  const first = parts[0]!;
  useEffect(() => setFocus(first), [setFocus, first]);

  const send = form.handleSubmit(async (values) => {
    setProblem('');
    try {
      const saved = await api.put('/users/{user}', {
        path: { user: 'current' },
        query: { fields: 'FULL' },
        body: changedDetails(values, parts),
      });
      cache.setQueryData(keyOf(customerPath), saved);
      tellTabs('/users/{user}');
      toast.success(text('account.detailsSaved'));
      onSaved();
    } catch (failure) {
      const found = failure instanceof ApiError ? failure.problems : [];
      const known = found.filter(({ subject }) => parts.includes(subject as Part));
      for (const { subject, message } of known) form.setError(subject as Part, { message });
      if (known.length === 0) setProblem(messageOf(failure));
    }
  });
  return { form, problem, send };
}
