import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { useDraft } from '@/shared/session/use-draft';
import { fieldsResolver } from '@/shared/validation/field';
import { codeProblemOf, waitIn } from './code-problem';
import { sendContactCode, type ContactCode } from './contact-api';
import type { useContact } from './use-contact';

interface Form {
  next: string;
  password: string;
}

interface Options {
  /** The email address there is. */
  ownEmail: string;
  what: 'email' | 'mobile';
  ask: ReturnType<typeof useContact>['ask'];
  /** The number there is, which is to be shown to be theirs. */
  typed?: string;
  /** Keeps a number as it was typed, where a number may be kept so. */
  saveWithout?: (number: string) => Promise<void>;
}

export const contactDraft = (what: 'email' | 'mobile') => `contact ${what}`;

/** What is typed of another address or number, and who types it: by the password, or by a code to the address there is. */
export function useNextContact({ ownEmail, what, ask, typed = '', saveWithout }: Options) {
  const [problem, setProblem] = useState('');
  const [own, setOwn] = useState<ContactCode>();
  const [ownCode, setOwnCode] = useState('');
  const [codeProblem, setCodeProblem] = useState('');
  const form = useForm<Form>({
    resolver: fieldsResolver<Form>({
      next:
        what === 'email'
          ? 'email'
          : ['mobileNumber', ({ next }) => (next.trim() ? [] : [text('validation.phone.mandatory')])],
      ...(!own && {
        password: ({ password }: Form) => (password ? [] : [text('validation.password.mandatory')]),
      }),
    }),
    defaultValues: { next: typed, password: '' },
    mode: 'onTouched', // an error that went with the blur of a press would move the button from under it
  });
  const { handleSubmit, trigger, getValues, setError, setFocus, setValue } = form;
  // The password is never kept.
  const draft = useDraft<string>(
    contactDraft(what),
    () => (typed ? undefined : getValues('next')) || undefined,
  );
  useEffect(() => {
    if (draft) setValue('next', draft);
  }, [draft, setValue]);
  useEffect(() => setFocus(typed ? 'password' : 'next'), [setFocus, typed]);

  const explain = (failure: unknown) => {
    const found = failure instanceof ApiError ? failure.problems : [];
    const fields = { loginId: 'next', password: 'password' } as const;
    const known = found.filter(({ subject }) => subject && subject in fields);
    for (const { subject, message } of known) setError(fields[subject as keyof typeof fields], { message });
    if (own && failure instanceof ApiError && failure.status === 200)
      return setCodeProblem(codeProblemOf(failure).message);
    if (known.length === 0) setProblem(messageOf(failure));
    else if (waitIn(failure)) setProblem(waitIn(failure));
  };
  const send = handleSubmit(async ({ next, password }) => {
    setProblem('');
    setCodeProblem('');
    const shown = own ? { confirmTokenId: own.tokenId, confirmOtp: ownCode } : { password };
    try {
      await ask(next.trim(), shown);
    } catch (failure) {
      explain(failure);
    }
  });
  const byCode = async () => {
    setProblem('');
    try {
      setOwn(await sendContactCode(ownEmail));
    } catch (failure) {
      explain(failure);
    }
  };
  const without = async () => {
    setProblem('');
    if (!(await trigger('next'))) return;
    try {
      await saveWithout?.(getValues('next').trim());
    } catch (failure) {
      const found = failure instanceof ApiError ? failure.problems[0] : undefined;
      if (found?.subject === 'mobileNumber') setError('next', { message: found.message });
      else setProblem(messageOf(failure));
    }
  };
  return { form, own, ownCode, setOwnCode, problem, codeProblem, send, byCode, without };
}
