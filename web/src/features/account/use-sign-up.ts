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

const resolverOf = (isMobileNeeded: boolean) =>
  fieldsResolver<Form>({
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
    mobileNumber: [
      'mobileNumber',
      ({ mobileNumber }) =>
        isMobileNeeded && !mobileNumber.trim() ? [text('validation.phone.mandatory')] : [],
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

/** The sign-up form, and the email address in it that has an account already. `finish` sends it, and goes on. */
export function useSignUp(finish: (form: SignUpForm) => Promise<void>, isMobileNeeded = false) {
  const [problem, setProblem] = useState('');
  const [existing, setExisting] = useState('');
  const form = useForm<Form>({ resolver: resolverOf(isMobileNeeded), defaultValues: empty, mode: 'onBlur' });

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
