import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Client, shop, type Schemas } from './support/client.ts';
import { customer, guest } from './support/people.ts';
import { startOwnShop } from './support/server.ts';

const api = shop();
type Place = Schemas['DetectedAddress'];

describe('from province to postal code', () => {
  test('there are nine provinces', async () => {
    const { regions } = await api.get<Schemas['RegionList']>('/regions', { fields: 'FULL' });
    expect(regions.map((region) => region.isocode).sort()).toEqual(['ZA-EC', 'ZA-FS', 'ZA-GP', 'ZA-KZN', 'ZA-LP', 'ZA-MP', 'ZA-NC', 'ZA-NW', 'ZA-WC']);
    expect(regions.find((region) => region.isocode === 'ZA-KZN')).toMatchObject({ name: 'KwaZulu-Natal', isocodeShort: 'KZN', countryIso: 'ZA' });
  });

  test('every province has cities, and every city towns with four-digit codes', async () => {
    const { regions } = await api.get<Schemas['RegionList']>('/regions');
    for (const { isocode } of regions) {
      const { cities } = await api.get<Schemas['CityList']>(`/regions/${isocode}/city`, { fields: 'FULL' });
      expect(cities.length, isocode).toBeGreaterThan(0);
      const city = cities[0]!;
      const { towns } = await api.get<Schemas['TownList']>(`/regions/${isocode}/city/${encodeURIComponent(city.isocode ?? city.name)}/towns`, { fields: 'FULL' });
      expect(towns.length, city.name).toBeGreaterThan(0);
      for (const town of towns) expect(town.postalCode, town.name).toMatch(/^\d{4}$/);
    }
  });

  test('Midrand is a city of Gauteng with Vorna Valley, 1686, in it', async () => {
    const { cities } = await api.get<Schemas['CityList']>('/regions/ZA-GP/city', { fields: 'FULL' });
    const midrand = cities.find((city) => city.name === 'Midrand')!;
    const { towns } = await api.get<Schemas['TownList']>(`/regions/ZA-GP/city/${encodeURIComponent(midrand.isocode ?? midrand.name)}/towns`);
    expect(towns.filter((town) => town.name === 'Vorna Valley').map((town) => town.postalCode)).toContain('1686');
  });

  test('suburbs of a province are found by their first letters', async () => {
    const { suburbs } = await api.get<Schemas['SuburbList']>('/regions/ZA-GP/suburbs', { term: 'Vorna' });
    expect(suburbs.map((suburb) => suburb.name)).toContain('Vorna Valley');
  });

  test('a postal code names its towns', async () => {
    const { towns } = await api.get<Schemas['TownList']>('/postalCodes/1686/towns', { fields: 'FULL' });
    expect(towns.map((town) => town.name)).toContain('Vorna Valley');
  });

  test('what is not on the map is not found', async () => {
    expect(await api.refusal('GET', '/regions/ZA-XX/city')).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subjectType: 'region', subject: 'ZA-XX' });
    expect(await api.refusal('GET', '/regions/ZA-GP/city/Atlantis/towns')).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subjectType: 'city', subject: 'Atlantis' });
    expect(await api.refusal('GET', '/regions/ZA-XX/suburbs')).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subjectType: 'region' });
  });

  test.each(['12', 'abcd', '12345', '١٦٨٦'])('the postal code %s is none', async (code) => {
    expect(await api.refusal('GET', `/postalCodes/${encodeURIComponent(code)}/towns`)).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subjectType: 'postalCode', subject: code });
  });
});

describe('address suggestions', () => {
  const suggest = async (query: Record<string, string | number>) =>
    (await api.get<Schemas['AddressSuggestionList']>('/addressSuggestions', query)).suggestions;

  test('complete a suburb, with postal code and province', async () => {
    const places = await suggest({ text: 'Vorna Val' });
    expect(places[0]).toMatchObject({ town: 'Vorna Valley', province: 'Gauteng', country: { isocode: 'ZA' } });
    expect(places.map((place) => place.displayAddress)).toContain('Vorna Valley, 1686');
  });
  test('follow a postal code', async () => {
    for (const place of await suggest({ postalCode: '1686' })) expect(place.postalCode).toBe('1686');
  });
  test('follow a position', async () => {
    const [nearest] = await suggest({ latitude: -26.01, longitude: 28.1 });
    expect(nearest!.province).toBe('Gauteng');
  });
  test('are as many as asked for at most', async () => expect((await suggest({ text: 's', max: 3 })).length).toBeLessThanOrEqual(3));
  test('are none for nonsense', async () => expect(await suggest({ text: 'xqzvwkjhgf' })).toEqual([]));
  test('need something to go by', async () => {
    expect(await api.refusal('GET', '/addressSuggestions')).toMatchObject({ status: 400, type: 'ValidationError' });
  });
  test.each(["'", '%', '"; DROP TABLE town; --', '🦓', 'ḽṱ', '\\', '_', '*'])('for %j are answered, not broken', async (text) => {
    expect(Array.isArray(await suggest({ text }))).toBe(true);
  });
});

describe('the zone of a place', () => {
  const zoneOf = (query: Record<string, string | number>) => api.get<Schemas['BaseStore']>('/promise/getBaseStore', query);

  test('is G205 for Midrand', async () => {
    expect(await zoneOf({ latitude: -26.01, longitude: 28.1, postalCode: '1682' })).toMatchObject({ responseStatus: true, zone: 'G205' });
  });
  test('is another one in Cape Town', async () => {
    const { zone, storeAddress } = await zoneOf({ latitude: -33.92, longitude: 18.42, postalCode: '8001' });
    expect(zone).not.toBe('G205');
    expect(storeAddress!.zone).toBe(zone);
  });
  test('follows the postal code alone', async () => {
    expect((await zoneOf({ postalCode: '8001' })).zone).toBe((await zoneOf({ latitude: -33.92, longitude: 18.42, postalCode: '8001' })).zone);
  });
  test('is the default one outside South Africa', async () => {
    expect((await zoneOf({ latitude: 51.5, longitude: -0.12 })).zone).toBe('G205');
  });
  test.each([
    ['latitude', '91'],
    ['latitude', 'x'],
    ['longitude', '-181'],
  ])('cannot be decided for %s=%s', async (name, value) => {
    expect(await api.refusal('GET', '/promise/getBaseStore', { query: { latitude: '-26', longitude: '28', [name]: value } })).toMatchObject({
      status: 400,
      type: 'ValidationError',
      subject: name,
    });
  });
});

describe('a detected location', () => {
  const inCapeTown = {
    latitude: -33.92,
    longitude: 18.42,
    postalCode: '8001',
    detectedAddress: {
      postalCode: '8001',
      province: 'Western Cape',
      town: 'Cape Town',
      locality: 'Cape Town',
      streetNumber: '1',
      streetName: 'Adderley Street',
      country: { isocode: 'za', name: 'South Africa' },
      formattedAddress: '1 Adderley Street, Cape Town, 8001',
      displayAddress: 'Cape Town, 8001',
      latitude: -33.92,
      longitude: 18.42,
    } satisfies Place,
  };

  test('becomes where a guest is served', async () => {
    const { client } = await guest();
    const sent = await client.post<Schemas['BaseStore']>('/promise/getBaseStore', inCapeTown);
    expect(sent.responseStatus).toBe(true);
    expect(sent.storeAddress).toMatchObject({ postalCode: '8001', zone: sent.zone });
    expect(sent.storeAddress).toMatchObject({ line1: 'Adderley Street', line2: '1', formattedAddress: '1 Adderley Street, Cape Town, Western Cape, 8001' });
    expect(sent.detectedAddress).toMatchObject({ streetName: 'Adderley Street', streetNumber: '1' });
  });

  test('is kept for a customer', async () => {
    const { client } = await customer();
    const { zone } = await client.post<Schemas['BaseStore']>('/promise/getBaseStore', inCapeTown);
    const user = await client.get<Schemas['User']>('/users/current', { fields: 'FULL' });
    expect(user.storeAddress).toMatchObject({ zone, postalCode: '8001', town: 'Cape Town' });
  });

  test('outside the country, without street or without town is not taken', async () => {
    for (const wrong of [{ country: { isocode: 'NA' } }, { streetName: '' }, { town: '', locality: '', political: '', sublocalityLevel1: '', sublocalityLevel2: '' }]) {
      const { client } = await guest();
      const answer = await client.call('POST', '/promise/getBaseStore', { body: { ...inCapeTown, detectedAddress: { ...inCapeTown.detectedAddress, ...wrong } } });
      expect(answer.body.responseStatus, JSON.stringify(wrong)).toBe(false);
    }
  });

  test('without a position is refused', async () => {
    expect(await api.refusal('POST', '/promise/getBaseStore', { body: { postalCode: '8001' } })).toMatchObject({ status: 400, type: 'ValidationError', reason: 'missing', subject: 'latitude' });
  });
});

describe("with a maps vendor's key", () => {
  test('suggestions are the vendor\'s, and the gazetteer\'s when it fails', async () => {
    const asked: string[] = [];
    let works = true;
    const vendor = createServer((request, response) => {
      asked.push(request.url!);
      response.writeHead(works ? 200 : 500, { 'content-type': 'application/json' });
      const part = (long_name: string, short_name: string, ...types: string[]) => ({ long_name, short_name, types });
      response.end(
        JSON.stringify({
          status: 'OK',
          results: [
            {
              formatted_address: '410 Bond St, Ferndale, Randburg, 2160, South Africa',
              geometry: { location: { lat: -26.0907, lng: 28.0001 } },
              address_components: [
                part('410', '410', 'street_number'),
                part('Bond Street', 'Bond St', 'route'),
                part('Ferndale', 'Ferndale', 'political', 'sublocality', 'sublocality_level_1'),
                part('Randburg', 'Randburg', 'locality', 'political'),
                part('Gauteng', 'GP', 'administrative_area_level_1', 'political'),
                part('South Africa', 'ZA', 'country', 'political'),
                part('2160', '2160', 'postal_code'),
              ],
            },
          ],
        }),
      );
    });
    await new Promise<void>((listening) => vendor.listen(0, '127.0.0.1', listening));
    const { port } = vendor.address() as AddressInfo;
    const { shop: own, stop } = await startOwnShop('geocoder', {
      env: { SPAZA_MAPS_GOOGLE_KEY: 'secret', SPAZA_MAPS_GOOGLE_URL: `http://127.0.0.1:${port}` },
      products: 20,
    });
    try {
      const client = new Client({ base: own.base });
      const ask = (query: object) => client.get<Schemas['AddressSuggestionList']>('/addressSuggestions', { fields: 'FULL', ...query });
      const { suggestions, streets } = await ask({ text: '410 Bond' });
      expect(streets).toBe(true);
      expect(suggestions[0]).toMatchObject({ streetNumber: '410', streetName: 'Bond Street', town: 'Ferndale', locality: 'Randburg', province: 'Gauteng', postalCode: '2160', displayAddress: 'Ferndale, 2160' });
      expect(asked[0]).toContain('components=country:ZA');
      expect((await ask({ latitude: 51.5, longitude: -0.1 })).suggestions).toEqual([]);
      expect(asked).toHaveLength(1);

      works = false;
      const fallback = await ask({ text: 'Vorna Valley' });
      expect(fallback.streets).toBe(false);
      expect(fallback.suggestions[0]).toMatchObject({ town: 'Vorna Valley', postalCode: '1686' });
      await ask({ text: 'Vorna Valley' });
      expect(asked).toHaveLength(2);
    } finally {
      await stop();
      vendor.close();
    }
  });
});
