import { useState } from 'react';
import { Choice, Field } from '../ui/fields';
import { Note } from '../ui/states';
import { isInCountry, placeIn } from './rules';
import type { StoreEdits } from './use-store';
import type { Changes } from './words';

interface Props {
  edits: StoreEdits;
  isLocked: boolean;
  wrong: (field: string) => string | undefined;
}

type TextField = 'displayName' | 'line1' | 'suburb' | 'town' | 'postalCode' | 'phone';

/** What it is called, where it stands, and how one calls it. */
export function PlacePart({ edits, isLocked, wrong }: Props) {
  const { store, changes, set } = edits;
  const textField = (field: TextField, label: string, maxLength: number) => (
    <Field
      label={label}
      maxLength={maxLength}
      disabled={isLocked}
      mark={field in changes ? 'changed' : undefined}
      error={wrong(field)}
      value={store[field]}
      onChange={({ target }) => set({ [field]: target.value } as Changes)}
    />
  );
  return (
    <div className="stack">
      {textField('displayName', 'Name, as shoppers read it', 500)}
      <div className="g2">
        {textField('line1', 'Street and number', 500)}
        {textField('suburb', 'Suburb', 500)}
        {textField('town', 'Town', 500)}
        {textField('postalCode', 'Postal code', 10)}
        <Choice
          label="Province"
          disabled={isLocked}
          mark={'province' in changes ? 'changed' : undefined}
          error={wrong('province')}
          value={store.province}
          onChange={({ target }) => set({ province: target.value })}
        >
          <option value="">None</option>
          {store.provinces.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
        {textField('phone', 'Telephone', 40)}
      </div>
      <MapPlace {...{ edits, isLocked, wrong }} />
    </div>
  );
}

/** One field for both, as maps copy it. */
function MapPlace({ edits, isLocked, wrong }: Props) {
  const { store, changes, set } = edits;
  const kept = `${store.latitude}, ${store.longitude}`;
  const [typed, setTyped] = useState<string>();
  const place = placeIn(typed ?? kept);
  const isElsewhere = place && !isInCountry(place.latitude, place.longitude);
  const map = `https://www.openstreetmap.org/?mlat=${store.latitude}&mlon=${store.longitude}#map=16/${store.latitude}/${store.longitude}`;
  return (
    <>
      <Field
        label="Place on the map"
        hint="Latitude and longitude, as a map copies them: -26.0147, 28.1011"
        disabled={isLocked}
        autoComplete="off"
        mark={'latitude' in changes || 'longitude' in changes ? 'changed' : undefined}
        error={
          wrong('latitude') ??
          wrong('longitude') ??
          (place ? undefined : 'Two numbers with a comma between them')
        }
        value={typed ?? kept}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = placeIn(target.value);
          if (next) set(next);
        }}
        onBlur={() => place && setTyped(undefined)}
      />
      {isElsewhere && (
        <Note kind="warn" live>
          This is not in South Africa: is it latitude first, and with its minus?
        </Note>
      )}
      <p className="small">
        <a href={map} target="_blank" rel="noreferrer">
          See the place on a map
        </a>
      </p>
    </>
  );
}
