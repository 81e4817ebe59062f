// Shoppers, with whatever a test does not care about filled in.
import { randomBytes } from 'node:crypto';
import { type Client, type Schemas, shop } from './client.ts';

export const password = 'Spaza#2026';
export const unguessable = (bytes = 6) => randomBytes(bytes).toString('hex');
export const newEmail = () => `shopper-${unguessable()}@example.co.za`;

export const signUpForm = (with_: Partial<Schemas['SignUp']> = {}): Schemas['SignUp'] => ({
  email: newEmail(),
  titleCode: 'ms',
  firstName: 'Thandi',
  lastName: 'Nkosi',
  mobileNumber: `0${Math.floor(600_000_000 + Math.random() * 300_000_000)}`,
  password,
  rePassword: password,
  termsAndConditions: true,
  marketingCommunications: false,
  ...with_,
});

/** Vorna Valley, Midrand: served by the default zone. Each behind another door, as a household has one first order. */
export const addressForm = (with_: Partial<Schemas['AddressForm']> = {}): Schemas['AddressForm'] => ({
  titleCode: 'ms',
  firstName: 'Thandi',
  lastName: 'Nkosi',
  cellphone: '0821234567',
  unitNumber: unguessable(4),
  line1: 'Berger Street',
  line2: '12',
  town: 'Vorna Valley',
  city: 'Midrand',
  region: { isocode: 'ZA-GP' },
  postalCode: '1686',
  ...with_,
});

export interface Shopper {
  client: Client;
}

export interface Guest extends Shopper {
  guid?: string;
}

export interface Customer extends Shopper {
  email: string;
  password: string;
  refreshToken?: string;
}

/** A guest with a session of their own. */
export const guest = async (client: Client = shop()): Promise<Guest> => {
  const session = await client.post<Schemas['Session']>('/anonymousUserLogin', {});
  return { client: client.with({ token: session.access_token! }) };
};

/** A customer nobody has met before, signed in. */
export const customer = async (with_: Partial<Schemas['SignUp']> = {}, client: Client = shop()): Promise<Customer> => {
  const form = signUpForm(with_);
  const session = await client.post<Schemas['Session']>('/newUser', form);
  return {
    client: client.with({ token: session.access_token! }),
    email: form.email,
    password: form.password,
    refreshToken: session.refresh_token,
  };
};

/** A customer who has said where to deliver. */
export const customerWithAddress = async (with_: Partial<Schemas['AddressForm']> = {}, client: Client = shop()) => {
  const shopper = await customer({}, client);
  const address = await shopper.client.done<Schemas['Address']>('POST', '/users/current/addresses', {
    query: { useAddress: true },
    body: addressForm({ defaultAddress: true, ...with_ }),
  });
  return { ...shopper, address };
};
