import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { fieldsResolver, messagesFor } from '@/shared/validation/field';
import { goOn, signUp, verifyLoginId, type SignUpForm } from './api';

type Form = Required<Omit<SignUpForm, 'titleCode'>>;

const empty: Form = {
  firstName: '',
  lastName: '',
  email: '',
  mobileNumber: '',
  password: '',
  rePassword: '',
  termsAndConditions: false,
  marketingCommunications: false,
};

const resolver = fieldsResolver<Form>({
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  mobileNumber: 'mobileNumber',
  password: 'password',
  rePassword: 'rePassword',
  termsAndConditions: 'termsAndConditions',
});

const saysExisting = (failure: unknown) =>
  failure instanceof ApiError &&
  (failure.body as Schema<'LoginIdCheck'> | Schema<'Session'> | undefined)?.isExisting === true;

/** The sign-up form, and whether its email has an account already; `route` is where it goes on to. */
export function useSignUp(route: string | null) {
  const [problem, setProblem] = useState('');
  const [isExisting, setExisting] = useState(false);
  const form = useForm<Form>({ resolver, defaultValues: empty, mode: 'onBlur' });

  const checkEmail = async (email: string) => {
    if (messagesFor('email', email.trim()).length > 0) return;
    try {
      const check = await verifyLoginId(email.trim(), 'signup');
      setExisting(check.isExisting === true);
    } catch (failure) {
      // The check only saves typing: sending the form tells for certain.
      setExisting(saysExisting(failure));
    }
  };

  const send = form.handleSubmit(async ({ mobileNumber, ...rest }) => {
    setProblem('');
    try {
      await signUp({ ...rest, email: rest.email.trim(), ...(mobileNumber && { mobileNumber }) });
      goOn(route);
    } catch (failure) {
      if (saysExisting(failure)) return setExisting(true);
      if (failure instanceof ApiError)
        for (const { subject, message } of failure.problems)
          if (subject && subject in empty) form.setError(subject as keyof Form, { message });
      setProblem(messageOf(failure));
    }
  });

  return { form, problem, isExisting, checkEmail, send };
}
