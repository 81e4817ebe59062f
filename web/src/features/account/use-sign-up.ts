import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { fieldsResolver, messagesFor } from '@/shared/validation/field';
import { verifyLoginId, type SignUpForm } from './api';
import { waitIn } from './code-problem';

type Form = Required<Omit<SignUpForm, 'titleCode'>> & {
  titleCode: NonNullable<SignUpForm['titleCode']> | '';
};

const empty: Form = {
  titleCode: '',
  firstName: '',
  lastName: '',
  email: '',
  mobileNumber: '',
  password: '',
  rePassword: '',
  termsAndConditions: false,
  marketingCommunications: false,
};

const isEmail = (loginId: string) => loginId.includes('@');

/** The code goes where it was said to go: whoever types something else there is asked which it is to be. */
const asBefore = (typed: string, loginId: string, message: string) =>
  typed.trim() && typed.trim().toLowerCase() !== loginId.toLowerCase()
    ? [message, text('signUp.notAsBefore', { to: loginId })]
    : [];

const resolverOf = (loginId: string) =>
  fieldsResolver<Form>({
    firstName: 'firstName',
    lastName: 'lastName',
    email: [
      'email',
      ({ email }) => (isEmail(loginId) ? asBefore(email, loginId, text('validation.email.invalid')) : []),
    ],
    mobileNumber: [
      'mobileNumber',
      ({ mobileNumber }) => {
        if (!loginId || isEmail(loginId)) return [];
        if (!mobileNumber.trim()) return [text('validation.phone.mandatory')];
        return asBefore(mobileNumber, loginId, text('validation.phone.invalid'));
      },
    ],
    password: 'password',
    rePassword: 'rePassword',
    termsAndConditions: 'termsAndConditions',
  });

const saysExisting = (failure: unknown) =>
  failure instanceof ApiError &&
  (failure.body as Schema<'LoginIdCheck'> | Schema<'Session'> | undefined)?.isExisting === true;

/** Whether there is such an account already; where that cannot be found out, sending the form tells for certain. */
export async function isTaken(email: string): Promise<boolean> {
  try {
    return (await verifyLoginId(email, 'signup')).isExisting === true;
  } catch (failure) {
    return saysExisting(failure);
  }
}

/**
 * The sign-up form, and the email address in it that has an account already. `finish` sends it, and goes on. `loginId` is
 * where a code was said to go.
 */
export function useSignUp(finish: (form: SignUpForm) => Promise<void>, loginId = '') {
  const [problem, setProblem] = useState('');
  const [existing, setExisting] = useState('');
  const form = useForm<Form>({ resolver: resolverOf(loginId), defaultValues: empty, mode: 'onBlur' });

  const checkEmail = async (typed: string) => {
    const email = typed.trim();
    if (messagesFor('email', email).length > 0) return;
    setExisting((await isTaken(email)) ? email : '');
  };

  const send = form.handleSubmit(async ({ mobileNumber, titleCode, ...rest }) => {
    setProblem('');
    const email = rest.email.trim();
    try {
      await finish({
        ...rest,
        email,
        ...(mobileNumber && { mobileNumber }),
        ...(titleCode && { titleCode }),
      });
    } catch (failure) {
      if (saysExisting(failure)) return setExisting(email);
      if (failure instanceof ApiError)
        for (const { subject, message } of failure.problems)
          if (subject && subject in empty) form.setError(subject as keyof Form, { message });
      setProblem(`${messageOf(failure)} ${waitIn(failure)}`.trim());
    }
  });

  return { form, problem, existing, checkEmail, send };
}
