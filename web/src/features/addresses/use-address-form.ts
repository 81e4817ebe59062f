import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import { useFormDraft } from '@/shared/session/use-draft';
import { text } from '@/shared/i18n/text';
import { fieldsResolver } from '@/shared/validation/field';
import type { AddressForm } from './api';
import { fieldsOf, formOf, townOf, type Fields } from './rules';

const resolver = fieldsResolver<Fields>({
  firstName: 'firstName',
  lastName: 'lastName',
  // The contract lets it be left out; a courier has to be able to call.
  cellphone: ['cellphone', ({ cellphone }) => (cellphone ? [] : [text('validation.phone.mandatory')])],
  alternateNumber: 'alternateNumber',
  unitNumber: 'unitNumber',
  buildingName: 'buildingName',
  line2: 'line2',
  line1: 'line1',
  additionalAddress: 'additionalAddress',
  region: 'region',
  city: 'city',
  town: 'town',
  postalCode: 'postalCode',
  companyName: 'companyName',
  vatNumber: 'vatNumber',
});

/** The towns of the city chosen; choosing one fills in its postal code. */
export function useTowns({ control, getValues, setValue, formState }: UseFormReturn<Fields>) {
  const [region, city, town] = useWatch({ control, name: ['region', 'city', 'town'] });
  const { data } = useApi(
    region && city
      ? apiPath('/regions/{region}/city/{city}/towns', { path: { region, city }, query: { fields: 'FULL' } })
      : null,
  );
  const isTownChosen = formState.dirtyFields.town;
  useEffect(() => {
    const chosen = townOf(data?.towns ?? [], getValues());
    if (chosen?.postalCode && isTownChosen)
      setValue('postalCode', chosen.postalCode, { shouldValidate: true });
  }, [town, data, getValues, setValue, isTownChosen]);
  return data?.towns;
}

/**
 * The address form: its fields, the towns to choose from, and what is wrong with it as a whole. `mustConfirm`: who signed
 * in with a code alone shows who they are first.
 */
export function useAddressForm(start: Partial<Fields>, onSave: (form: AddressForm) => Promise<unknown>) {
  const [problem, setProblem] = useState('');
  const [mustConfirm, setMustConfirm] = useState(false);
  const form = useForm<Fields>({
    resolver,
    defaultValues: { ...fieldsOf(undefined), ...start },
    mode: 'onBlur',
  });
  useFormDraft('address', form);
  const towns = useTowns(form);
  const send = form.handleSubmit(async (fields) => {
    setProblem('');
    setMustConfirm(false);
    try {
      const place = townOf(towns ?? [], fields);
      await onSave({ ...formOf(fields), latitude: place?.latitude, longitude: place?.longitude });
    } catch (failure) {
      if (failure instanceof ApiError && failure.has('StepUpRequiredError')) return setMustConfirm(true);
      if (failure instanceof ApiError)
        for (const { subject, message } of failure.problems) {
          const name = subject?.split('/')[0];
          if (name && name in fields) form.setError(name as keyof Fields, { message });
        }
      setProblem(messageOf(failure));
    }
  });
  return { form, towns, problem, mustConfirm, send };
}
