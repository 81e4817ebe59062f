import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { refresh } from '../api/query';
import { useMove } from '../api/use-move';
import { isOutdated, wordsOf } from '../api/words';
import { wrongOf } from '../catalogue/wrong';
import { Choice, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { Note } from '../ui/states';
import { Switch } from '../ui/switch';
import { say } from '../ui/toast';
import { isCode, missingOf } from './new-store';
import { isInCountry, placeIn } from './rules';

interface Props {
  provinces: readonly { code: string; name: string }[];
  onClose: () => void;
  onAdded: (code: string) => void;
}

const start = { code: '', displayName: '', line1: '', town: '', postalCode: '', province: '', place: '' };

/** What a store needs to be there at all; its hours follow on its own page. */
export function NewStoreDialog({ provinces, onClose, onAdded }: Props) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState(start);
  const [isWarehouse, setWarehouse] = useState(false);
  const { code, place, ...texts } = typed;
  const at = placeIn(place);
  const move = useMove(
    () =>
      api.post('/backoffice/api/stores', {
        body: { code: code.trim(), changes: { ...texts, ...at, isWarehouse } },
      }),
    async ({ store }) => {
      onClose();
      await refresh(cache, '/backoffice/api/stores');
      say(`${store.displayName} is there. It is closed until it has hours.`);
      onAdded(store.code);
    },
  );
  const wrong = wrongOf(move.problem);
  // Nobody changed a store that is not there yet: what was typed is worth keeping.
  const refusal = isOutdated(move.problem) ? move.problem : undefined;
  const taken = refusal?.has('AlreadyExistsError') ? wordsOf(refusal) : undefined;
  const missing = missingOf({ ...typed, isPlaced: !!at, isWarehouse });
  const field = (name: keyof typeof start, label: string, maxLength: number, more: object = {}) => (
    <Field
      label={label}
      maxLength={maxLength}
      error={wrong(name)}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      {...more}
    />
  );
  return (
    <MoveDialog
      title="New store"
      confirm={missing ? `${missing} is missing` : 'Add it'}
      cancel="Cancel"
      move={refusal ? { busy: move.busy, problem: undefined } : move}
      disabled={missing !== undefined || !isCode(code)}
      onSend={() => void move.send(undefined)}
      onClose={onClose}
      onReload={() => undefined}
    >
      <div className="g2">
        {field('code', 'Code', 100, {
          hint: 'Also its zone, such as S12. It stays.',
          error:
            wrong('code') ??
            taken ??
            (code.trim() && !isCode(code) ? 'Only letters, digits, - and _' : undefined),
          autoComplete: 'off',
          'data-first': '',
        })}
        {field('displayName', 'Name, as shoppers read it', 500)}
        {field('line1', 'Street and number', 500)}
        {field('town', 'Town', 500)}
        {field('postalCode', 'Postal code', 10)}
        <Choice
          label="Province"
          error={wrong('province')}
          value={typed.province}
          onChange={({ target }) => setTyped({ ...typed, province: target.value })}
        >
          <option value="">Choose</option>
          {provinces.map((each) => (
            <option key={each.code} value={each.code}>
              {each.name}
            </option>
          ))}
        </Choice>
      </div>
      {field('place', 'Place on the map', 60, {
        hint: 'Latitude and longitude, as a map copies them: -26.0147, 28.1011',
        error:
          wrong('latitude') ??
          wrong('longitude') ??
          (place.trim() && !at ? 'Two numbers with a comma between them' : undefined),
      })}
      {at && !isInCountry(at.latitude, at.longitude) && (
        <Note kind="warn" live>
          This is not in South Africa: is it latitude first, and with its minus?
        </Note>
      )}
      <Switch label="A warehouse: nobody visits it" checked={isWarehouse} onChange={setWarehouse} />
      {refusal && !taken && (
        <Note kind="bad" live>
          {wordsOf(refusal)}
        </Note>
      )}
    </MoveDialog>
  );
}
