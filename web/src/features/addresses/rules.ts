import type { Schema, User } from '@/shared/api/types';
import type { Address, AddressForm } from './api';

/** The fields of the form, flat, as they are typed. */
export interface Fields {
  firstName: string;
  lastName: string;
  cellphone: string;
  alternateNumber: string;
  unitNumber: string;
  buildingName: string;
  line2: string;
  line1: string;
  additionalAddress: string;
  region: string;
  city: string;
  town: string;
  postalCode: string;
  companyName: string;
  vatNumber: string;
  defaultAddress: boolean;
}

export function fieldsOf(address: Address | undefined): Fields {
  return {
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    cellphone: address?.cellphone ?? address?.phone ?? '',
    alternateNumber: address?.alternateNumber ?? '',
    unitNumber: address?.unitNumber ?? '',
    buildingName: address?.buildingName ?? '',
    line2: address?.line2 ?? '',
    line1: address?.line1 ?? '',
    additionalAddress: address?.additionalAddress ?? '',
    region: address?.region?.isocode ?? '',
    city: address?.city ?? '',
    town: address?.town ?? '',
    postalCode: address?.postalCode ?? '',
    companyName: address?.companyName ?? '',
    vatNumber: address?.vatNumber ?? '',
    defaultAddress: address?.defaultAddress ?? false,
  };
}

const placeIn = (town: Schema<'Town'>) =>
  town.region && {
    region: town.region.isocode,
    city: town.city,
    town: town.name,
    postalCode: town.postalCode,
  };

/** The fields that a place found by search fills in; undefined when none of these towns is the one found. */
export function partsOf(
  { town, locality, streetNumber, streetName }: Schema<'DetectedAddress'>,
  towns: readonly Schema<'Town'>[],
): Partial<Fields> | undefined {
  const one =
    towns.find(({ name, city }) => name === town && city === locality) ??
    towns.find(({ name }) => name === town) ??
    towns.find(({ name }) => name === locality) ??
    (towns.length === 1 ? towns[0] : undefined);
  const place = one && placeIn(one);
  return place && filled({ ...place, line2: streetNumber, line1: streetName });
}

/** The town of this name, and where there are several the one with this postal code. */
export const townOf = (
  towns: readonly Schema<'Town'>[],
  { town, postalCode }: Pick<Fields, 'town' | 'postalCode'>,
) => {
  const named = towns.filter(({ name }) => name === town);
  return named.find((one) => one.postalCode === postalCode) ?? named[0];
};

const filled = (fields: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value));

/** What a new address is begun with, as far as it is known; the first one is the default. */
export function startOf(
  user: Pick<User, 'firstName' | 'lastName' | 'mobileNumber'> | undefined,
  town: Schema<'Town'> | undefined,
  isFirst = false,
): Partial<Fields> {
  return filled({
    firstName: user?.firstName,
    lastName: user?.lastName,
    cellphone: user?.mobileNumber,
    ...(town && placeIn(town)),
    defaultAddress: isFirst,
  });
}

/** Left out, these stay as they were. */
const canBeCleared = new Set(['companyName', 'vatNumber']);

/** What is sent: other empty fields are left out. */
export function formOf({ region, ...fields }: Fields): AddressForm {
  const filled = Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
      .filter(([name, value]) => value !== '' || canBeCleared.has(String(name))),
  );
  return { ...filled, region: { isocode: region } } as AddressForm;
}

/** One line, as one would write it on a parcel. */
export const oneLine = (address: Address): string =>
  address.formattedAddress ||
  [
    address.unitNumber,
    address.buildingName,
    [address.line2, address.line1].filter(Boolean).join(' '),
    address.town,
    address.city === address.town ? undefined : address.city,
    address.postalCode,
  ]
    .filter(Boolean)
    .join(', ');

const joined = (parts: readonly (string | undefined)[], by = ', ') => parts.filter(Boolean).join(by);

/** As it is written on a parcel: building, street, suburb, city and postal code. */
export const linesOf = (address: Address): string[] =>
  [
    joined([address.unitNumber, address.buildingName]),
    joined([address.line2, address.line1], ' '),
    address.town,
    joined([address.city === address.town ? undefined : address.city, address.postalCode]),
  ].flatMap((line) => line || []);
