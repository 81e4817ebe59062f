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
