import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { Checkbox, SelectField, TextField } from '@/shared/ui/field';
import { Icon } from '@/shared/ui/icon';
import { MobileField } from '@/shared/ui/mobile-field';
import { NameFields } from '@/shared/ui/name-fields';
import type { useTowns } from './use-address-form';
import type { Fields } from './rules';
import styles from './addresses.module.css';

const full = { query: { fields: 'FULL' } };

interface Props {
  form: UseFormReturn<Fields>;
}

/** Who it is delivered to. */
export function Person({ form: { register, formState } }: Props) {
  const { errors } = formState;
  return (
    <fieldset>
      <legend>{text('address.who')}</legend>
      <div className={styles.pair}>
        <NameFields firstName={register('firstName')} lastName={register('lastName')} errors={errors} />
        <MobileField error={errors.cellphone} {...register('cellphone')} />
        <MobileField
          label={text('field.alternateNumber')}
          autoComplete="off"
          optional
          error={errors.alternateNumber}
          {...register('alternateNumber')}
        />
      </div>
    </fieldset>
  );
}

/** Who the tax invoice is made out to when a company buys (VAT Act s 20); folded away while nobody says so. */
export function Business({
  form: { register, getValues, formState },
  isAsked,
}: Props & { isAsked?: boolean }) {
  const { companyName, vatNumber } = formState.errors;
  // As it was found: what is emptied does not fold away while somebody types.
  const [opened, setOpened] = useState(
    () => isAsked || getValues(['companyName', 'vatNumber']).some(Boolean),
  );
  const hasProblem = Boolean(companyName ?? vatNumber);
  return (
    <details className={styles.fold} open={hasProblem || opened}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpened(!event.currentTarget.parentElement!.hasAttribute('open'));
        }}
      >
        <Icon name="right" size="s" />
        {text('address.business')}
      </summary>
      <div className={styles.folded}>
        <p className="small muted">{text('address.businessText')}</p>
        <div className={styles.pair}>
          <TextField
            label={text('field.companyName')}
            optional
            autoComplete="organization"
            maxLength={80}
            error={companyName}
            {...register('companyName')}
          />
          <TextField
            label={text('field.vatNumber')}
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            error={vatNumber}
            {...register('vatNumber')}
          />
        </div>
      </div>
    </details>
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

/**
 * Province, city, suburb and postal code, each list by the choice before. A choice that was made before its list came
 * is selected when it comes.
 */
export function Place({ form, towns }: Props & { towns: ReturnType<typeof useTowns> }) {
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const [region, city, town] = useWatch({ control, name: ['region', 'city', 'town'] });
  const regions = useApi(apiPath('/regions', full));
  const cities = useApi(region ? apiPath('/regions/{region}/city', { path: { region }, ...full }) : null);
  const clearCityAndTown = () => {
    setValue('city', '');
    setValue('town', '');
  };
  return (
    <div className={styles.pair}>
      <SelectField
        label={text('field.region')}
        autoComplete="address-level1"
        error={errors.region}
        {...register('region', { onChange: clearCityAndTown })}
        value={region}
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
        autoComplete="address-level2"
        error={errors.city}
        disabled={!region}
        {...register('city', { onChange: () => setValue('town', '') })}
        value={city}
      >
        <Options
          first={text('address.chooseCity')}
          names={cities.data?.cities.map(({ name }) => name)}
          current={city}
        />
      </SelectField>
      <SelectField
        label={text('field.town')}
        autoComplete="address-level3"
        error={errors.town}
        disabled={!city}
        {...register('town')}
        value={town}
      >
        <Options first={text('address.chooseTown')} names={towns?.map(({ name }) => name)} current={town} />
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
  );
}

/** Where in the suburb; what is short stands side by side, on a phone too. */
export function Street({ form: { register, formState } }: Props) {
  const { errors } = formState;
  return (
    <>
      <div className={styles.short}>
        <TextField
          label={text('field.line2')}
          autoComplete="off"
          maxLength={40}
          error={errors.line2}
          {...register('line2')}
        />
        <TextField
          label={text('field.line1')}
          autoComplete="address-line1"
          maxLength={60}
          error={errors.line1}
          {...register('line1')}
        />
        <TextField
          label={text('field.unitNumber')}
          optional
          autoComplete="off"
          maxLength={10}
          error={errors.unitNumber}
          {...register('unitNumber')}
        />
        <TextField
          label={text('field.buildingName')}
          optional
          autoComplete="address-line2"
          maxLength={20}
          error={errors.buildingName}
          {...register('buildingName')}
        />
      </div>
      <TextField
        label={text('field.additionalAddress')}
        optional
        autoComplete="off"
        maxLength={256}
        error={errors.additionalAddress}
        {...register('additionalAddress')}
      />
      <Checkbox label={text('field.defaultAddress')} {...register('defaultAddress')} />
    </>
  );
}
