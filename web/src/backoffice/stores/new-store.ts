/** A code stands in addresses and is a zone: letters, digits, - and _. */
export const isCode = (typed: string): boolean => /^[A-Za-z0-9_-]+$/.test(typed.trim());

interface Typed {
  code: string;
  displayName: string;
  line1: string;
  town: string;
  postalCode: string;
  province: string;
  isPlaced: boolean;
  isWarehouse: boolean;
}

/** What a new store lacks first, as its field is called; nobody goes to a warehouse, so it needs no address. */
export function missingOf(typed: Typed): string | undefined {
  const lacks = (
    field: 'code' | 'displayName' | 'line1' | 'town' | 'postalCode' | 'province',
    name: string,
  ) => !typed[field].trim() && name;
  const address = [
    lacks('line1', 'Street'),
    lacks('town', 'Town'),
    lacks('postalCode', 'Postal code'),
    lacks('province', 'Province'),
  ];
  return (
    [
      lacks('code', 'Code'),
      lacks('displayName', 'Name'),
      ...(typed.isWarehouse ? [] : address),
      !typed.isPlaced && 'Place on the map',
    ].find((each) => !!each) || undefined
  );
}
