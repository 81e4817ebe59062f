import { useEffect, useState } from 'react';
import { useForm, useWatch, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { ApiError, messageOf } from '@/shared/api/errors';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Checkbox, SelectField, TextField } from '@/shared/ui/field';
import { NameFields } from '@/shared/ui/name-fields';
import { Note } from '@/shared/ui/note';
import { fieldsResolver } from '@/shared/validation/field';
import type { Address, AddressForm as Sent } from './api';
import { fieldsOf, formOf, type Fields } from './rules';
import styles from './addresses.module.css';

interface Props {
  address?: Address;
  onSave: (form: Sent) => Promise<unknown>;
}

const resolver = fieldsResolver<Fields>({
  firstName: 'firstName',
  lastName: 'lastName',
  cellphone: 'cellphone',
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

/** A delivery address: who, where, and the province → city → suburb → postal code cascade. */
export function AddressForm({ address, onSave }: Props) {
  const [problem, setProblem] = useState('');
  const form = useForm<Fields>({ resolver, defaultValues: fieldsOf(address), mode: 'onBlur' });
  const { register, handleSubmit, control, setValue, setError, formState } = form;
  const { errors } = formState;
  const [region, city, town] = useWatch({ control, name: ['region', 'city', 'town'] });

  const regions = useApi<Schema<'RegionList'>>('/regions?fields=FULL');
  const cities = useApi<Schema<'CityList'>>(region ? `/regions/${region}/city?fields=FULL` : null);
  const towns = useApi<Schema<'TownList'>>(
    region && city ? `/regions/${region}/city/${encodeURIComponent(city)}/towns?fields=FULL` : null,
  );

  useEffect(() => {
    const chosen = towns.data?.towns.find((one) => one.name === town);
    if (chosen?.postalCode && formState.dirtyFields.town)
      setValue('postalCode', chosen.postalCode, { shouldValidate: true });
  }, [town, towns.data, setValue, formState.dirtyFields.town]);

  const send = handleSubmit(async (fields) => {
    setProblem('');
    try {
      const place = towns.data?.towns.find((one) => one.name === fields.town);
      await onSave({ ...formOf(fields), latitude: place?.latitude, longitude: place?.longitude });
    } catch (failure) {
      if (failure instanceof ApiError)
        for (const { subject, message } of failure.problems) {
          const name = subject?.split('/')[0];
          if (name && name in fields) setError(name as keyof Fields, { message });
        }
      setProblem(messageOf(failure));
    }
  });

  return (
    <form className={`panel pad ${styles.form}`} noValidate onSubmit={(event) => void send(event)}>
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      <Person register={register} errors={errors} />
      <fieldset>
        <legend>{text('address.where')}</legend>
        <div className={styles.pair}>
          <SelectField
            label={text('field.region')}
            error={errors.region}
            {...register('region', {
              onChange: () => {
                setValue('city', '');
                setValue('town', '');
              },
            })}
          >
            <option value="">{text('address.chooseProvince')}</option>
            {regions.data?.regions.map(({ isocode, name }) => (
              <option key={isocode} value={isocode}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={text('field.city')}
            error={errors.city}
            disabled={!region}
            {...register('city', { onChange: () => setValue('town', '') })}
          >
            <Options
              first={text('address.chooseCity')}
              names={cities.data?.cities.map(({ name }) => name)}
              current={city}
            />
          </SelectField>
          <SelectField label={text('field.town')} error={errors.town} disabled={!city} {...register('town')}>
            <Options
              first={text('address.chooseTown')}
              names={towns.data?.towns.map(({ name }) => name)}
              current={town}
            />
          </SelectField>
          <TextField
            label={text('field.postalCode')}
            inputMode="numeric"
            maxLength={4}
            autoComplete="postal-code"
            error={errors.postalCode}
            {...register('postalCode')}
          />
        </div>
        <div className={styles.pair}>
          <TextField label={text('field.line2')} maxLength={40} error={errors.line2} {...register('line2')} />
          <TextField label={text('field.line1')} maxLength={60} error={errors.line1} {...register('line1')} />
          <TextField
            label={text('field.unitNumber')}
            optional
            maxLength={10}
            error={errors.unitNumber}
            {...register('unitNumber')}
          />
          <TextField
            label={text('field.buildingName')}
            optional
            maxLength={20}
            error={errors.buildingName}
            {...register('buildingName')}
          />
        </div>
        <TextField
          label={text('field.additionalAddress')}
          optional
          maxLength={256}
          error={errors.additionalAddress}
          {...register('additionalAddress')}
        />
        <Checkbox label={text('field.defaultAddress')} {...register('defaultAddress')} />
      </fieldset>
      <Business register={register} errors={errors} />
      <Button type="submit" size="big" busy={formState.isSubmitting}>
        {text('address.save')}
      </Button>
    </form>
  );
}

function Person({ register, errors }: { register: UseFormRegister<Fields>; errors: FieldErrors<Fields> }) {
  return (
    <fieldset>
      <legend>{text('address.who')}</legend>
      <div className={styles.pair}>
        <NameFields firstName={register('firstName')} lastName={register('lastName')} errors={errors} />
        <TextField
          label={text('field.mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={10}
          error={errors.cellphone}
          {...register('cellphone')}
        />
        <TextField
          label={text('field.alternateNumber')}
          type="tel"
          inputMode="numeric"
          optional
          maxLength={10}
          error={errors.alternateNumber}
          {...register('alternateNumber')}
        />
      </div>
    </fieldset>
  );
}

/** Who the tax invoice is made out to when a company buys (VAT Act s 20). */
function Business({ register, errors }: { register: UseFormRegister<Fields>; errors: FieldErrors<Fields> }) {
  return (
    <fieldset>
      <legend>{text('address.business')}</legend>
      <p className="small muted">{text('address.businessText')}</p>
      <div className={styles.pair}>
        <TextField
          label={text('field.companyName')}
          optional
          autoComplete="organization"
          maxLength={80}
          error={errors.companyName}
          {...register('companyName')}
        />
        <TextField
          label={text('field.vatNumber')}
          optional
          inputMode="numeric"
          maxLength={10}
          error={errors.vatNumber}
          {...register('vatNumber')}
        />
      </div>
    </fieldset>
  );
}

/** The list, with the value there is even while the list is on its way. */
function Options({ first, names, current }: { first: string; names?: string[]; current: string }) {
  const all = [...new Set([...(names ?? []), ...(current ? [current] : [])])];
  return (
    <>
      <option value="">{first}</option>
      {all.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </>
  );
}
