import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { Area, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { Segments } from '../ui/parts';
import { Note } from '../ui/states';
import { say } from '../ui/toast';
import { Lasting } from './lasting';
import { saidOf, unsaid } from './said';
import type { Page } from './words';

interface Props {
  page: Page;
  changed: (now: Page) => void;
  onReload: () => void;
  onClose: () => void;
}

/** Shoppers see a page no more: what becomes of its address is chosen in the same step. */
export function TakeDownDialog({ page, changed, onReload, onClose }: Props) {
  const { code, version, live, path, neededFor, linkedFrom } = page;
  const mustLead = linkedFrom.length > 0 && !neededFor;
  const [leads, setLeads] = useState<'nowhere' | 'elsewhere'>(mustLead ? 'elsewhere' : 'nowhere');
  const [to, setTo] = useState('');
  const [isPermanent, setPermanent] = useState(false);
  const [why, setWhy] = useState('');
  const target = to.trim();
  const move = useMove(
    () =>
      api.post('/backoffice/api/content/pages/{contentPageCode}/take-down', {
        path: { contentPageCode: code },
        body: {
          ...{ version, live },
          ...(why.trim() && { why: why.trim() }),
          ...(leads === 'elsewhere' && { redirect: { to: target, isPermanent } }),
        },
      }),
    (now: Page) => {
      onClose();
      changed(now);
      say('It is taken down. Its versions stay; publishing shows it again.');
    },
  );
  const refused = unsaid(move.problem, ['redirect/to']);
  const isState = refused?.has('StaffContentError') ?? false;
  return (
    <MoveDialog
      title={`Take down: ${page.page.name || code}`}
      confirm={leads === 'elsewhere' ? 'Take it down and lead on' : 'Take it down'}
      cancel="Back"
      kind="bad"
      move={{ busy: move.busy, problem: isState ? undefined : refused }}
      disabled={neededFor !== undefined || (leads === 'elsewhere' && !target)}
      onSend={() => void move.send(undefined)}
      onClose={onClose}
      onReload={onReload}
    >
      {neededFor ? (
        <Note kind="bad">It cannot be taken down. {neededFor}</Note>
      ) : (
        <>
          <p>
            Shoppers no longer see it, and {path} answers
            {leads === 'nowhere' ? ' that nothing is there' : ' with another address'}. Nothing is lost: its
            versions
            {page.draft && ' and its draft'} stay, and publishing it again shows it.
          </p>
          <Whereto linkedFrom={linkedFrom} value={leads} onChange={setLeads} />
          {leads === 'elsewhere' && (
            <>
              <Field
                label="Leads to"
                hint="A path of this shop, such as /s/contact"
                error={saidOf(move.problem, 'redirect/to')}
                autoComplete="off"
                maxLength={500}
                value={to}
                onChange={({ target: typed }) => {
                  setTo(typed.value);
                  move.forget();
                }}
              />
              <Lasting isPermanent={isPermanent} onChange={setPermanent} />
            </>
          )}
          <Area
            label="Why? (optional)"
            hint="Stands in the list of versions"
            rows={2}
            maxLength={300}
            value={why}
            onChange={({ target: typed }) => setWhy(typed.value)}
          />
        </>
      )}
      {isState && (
        <Note kind="bad" live>
          {wordsOf(refused)}
        </Note>
      )}
    </MoveDialog>
  );
}

interface WheretoProps {
  linkedFrom: readonly string[];
  value: 'nowhere' | 'elsewhere';
  onChange: (value: 'nowhere' | 'elsewhere') => void;
}

/** What becomes of the address; no choice where something leads there. */
const Whereto = ({ linkedFrom, value, onChange }: WheretoProps) =>
  linkedFrom.length > 0 ? (
    <Note kind="warn">
      <p>This leads here. Say where it leads instead, or take the links out first:</p>
      <ul>
        {linkedFrom.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Note>
  ) : (
    <Segments
      label="Its address then"
      value={value}
      choices={[
        ['nowhere', 'Not found'],
        ['elsewhere', 'Leads elsewhere'],
      ]}
      onChange={onChange}
    />
  );
