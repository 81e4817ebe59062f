import '../styles/settings.css';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { Link, useQueryState, withQuery, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { useHere, useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { Bones, Loaded } from '../ui/states';
import { whenOf } from '../ui/times';
import { Configuration } from './configuration';
import { HistoryDialog } from './history-dialog';
import { ValueDialog } from './value-dialog';
import { WithdrawDialog } from './withdraw-dialog';
import { titleOf } from './titles';
import { groups, momentWords, sectionName, valueWords, type Dated, type Settings, type Value } from './words';

export const settingsPath = apiPath('/backoffice/api/settings');

type Open = { what: 'value' | 'history'; name: string } | { what: 'withdraw'; name: string; planned: Value };

/** The figures the shop sells by, each with what comes and what was; beside them what its configuration says. */
export function Screen() {
  const { shopName } = useHere();
  const settings = useApi(settingsPath, { every: 60_000 });
  const [query] = useQueryState();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const current = settings.data?.dated.find(({ name }) => name === open?.name);
  return (
    <>
      <title>{`Settings | ${shopName} back office`}</title>
      <div className="hd">
        <div className="ti">
          <h1>Settings</h1>
          <span className="muted">
            Changes show in the shop within a second. Every one is in the audit log.
          </span>
        </div>
      </div>
      <Loaded query={settings} bones={<Bones rows={10} height={40} />}>
        {(data) => <Sections data={data} query={query} onOpen={setOpen} />}
      </Loaded>
      {open?.what === 'value' && current && <ValueDialog setting={current} onClose={close} />}
      {open?.what === 'history' && current && <HistoryDialog setting={current} onClose={close} />}
      {open?.what === 'withdraw' && current && (
        <WithdrawDialog setting={current} planned={open.planned} onClose={close} />
      )}
    </>
  );
}

interface SectionsProps {
  data: Settings;
  query: URLSearchParams;
  onOpen: (open: Open) => void;
}

function Sections({ data, query, onOpen }: SectionsProps) {
  const shown = groups.filter(([group]) => data.dated.some((each) => each.group === group));
  const configured = data.configuration.map(({ name }) => [`of-${name}`, sectionName(name)] as const);
  const known = [...shown, ...configured];
  const asked = query.get('section');
  const section = known.find(([name]) => name === asked)?.[0] ?? known[0]![0];
  const title = known.find(([name]) => name === section)![1];
  const dated = data.dated.filter(({ group }) => group === section);
  const configuration = data.configuration.find(({ name }) => `of-${name}` === section);
  const item = (name: string, words: string, isFirst = false) => (
    <li key={name} className={isFirst ? 'first' : undefined}>
      <Link
        to={withSearch('/settings', withQuery(query, { section: name }))}
        aria-current={name === section ? 'page' : undefined}
      >
        {words}
      </Link>
    </li>
  );
  return (
    <div className="settings">
      <nav className="pn np sections" aria-label="Sections of settings">
        <ul>
          {shown.map(([name, words]) => item(name, words))}
          <li className="first">
            <Link to="/settings/webhooks">Webhooks</Link>
          </li>
          <li>
            <Link to="/settings/keys">API keys</Link>
          </li>
          {configured.map(([name, words], n) => item(name, words, n === 0))}
        </ul>
      </nav>
      <section className="pn stack" aria-label={title}>
        <h2>{title}</h2>
        {dated.map((setting) => (
          <DatedRow key={setting.name} setting={setting} onOpen={onOpen} />
        ))}
        {configuration && <Configuration section={configuration} />}
      </section>
    </div>
  );
}

function DatedRow({ setting, onOpen }: { setting: Dated; onOpen: (open: Open) => void }) {
  const may = useMay();
  const { name, kind, about, now, planned, history } = setting;
  return (
    <div className="setting">
      <div>
        <b>{titleOf(name)}</b>
        <small>
          {about} {now.setBy ? `Set ${whenOf(now.setAt!)} by ${now.setBy}.` : 'As the configuration has it.'}
        </small>
      </div>
      <span className="value">{valueWords(kind, now.value)}</span>
      <span className="fl">
        {history.length > 0 && (
          <Button
            onClick={() => onOpen({ what: 'history', name })}
            aria-label={`History of ${titleOf(name)}`}
          >
            History
          </Button>
        )}
        {may('settings') && (
          <Button
            kind="sec"
            onClick={() => onOpen({ what: 'value', name })}
            aria-label={`Change ${titleOf(name)}`}
          >
            Change
          </Button>
        )}
      </span>
      {planned.map((each) => (
        <p key={each.from} className="planned">
          <ins>{valueWords(kind, each.value)}</ins> from {momentWords(each.from!)}
          {each.setBy ? `, planned by ${each.setBy}` : ', by the configuration'}{' '}
          {may('settings') && each.setBy && (
            <button
              type="button"
              className="link"
              onClick={() => onOpen({ what: 'withdraw', name, planned: each })}
            >
              Take back
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
