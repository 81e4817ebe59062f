import type { Schema } from '@/shared/api/types';
import { actWords } from '../audit/acts';

export type Customer = Schema<'StaffCustomer'>;
export type CustomerRow = Schema<'StaffCustomerRow'>;
export type View = Schema<'StaffCustomerView'>;

/** Tabs of the list, in their order. */
export const views = [
  ['all', 'All'],
  ['blocked', 'Blocked'],
  ['leaving', 'Leaving'],
] as const satisfies readonly (readonly [View, string])[];

/** Tabs of one customer. */
export const tabs = [
  ['orders', 'Orders'],
  ['data', 'Consent and data'],
  ['addresses', 'Addresses'],
  ['visits', 'Sign-ins'],
  ['notes', 'Notes'],
] as const;
export type Tab = (typeof tabs)[number][0];

const purposes: Record<Customer['consents'][number]['purpose'], string> = {
  marketing: 'Offers',
  newsletter: 'Newsletter',
};
export const purposeWords = (purpose: Customer['consents'][number]['purpose']): string => purposes[purpose];

/** `signUp` → `Sign up`, where a consent was given. */
export const sourceWords = (source: string): string => actWords(source);

/** `customer.opened` → `Profile opened`. */
export const lookWords = (act: string): string =>
  act === 'customer.opened' ? 'Profile opened' : actWords(act.replace(/^customer\./, ''));

/** `1 open` of what is not over; `none open` otherwise. */
export const openWords = ({ all, open }: Customer['returns']): string =>
  all === 0 ? 'none yet' : open === 0 ? 'none open' : `${open} open`;

/** `Chrome, Windows` of a visit, and its channel where nothing else is known. */
export const deviceWords = ({
  browser,
  operatingSystem,
  channel,
}: Pick<Customer['visits'][number], 'browser' | 'operatingSystem' | 'channel'>): string =>
  [browser, operatingSystem].filter(Boolean).join(', ') || channel;
