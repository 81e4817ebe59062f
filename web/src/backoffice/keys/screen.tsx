import '../styles/keys.css';
import { useState } from 'react';
import { Link } from '../address/address';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { SecretDialog } from '../ui/secret-dialog';
import { Bones, Loaded, Note } from '../ui/states';
import { KeyDialog } from './key-dialog';
import { List } from './list';
import { RevokeDialog } from './revoke-dialog';
import { useGone, useKeys } from './use-keys';
import { hasOrphan, isFull, type Key } from './words';

/** The keys by which other systems read and send: what each may do, until when, and whether anybody uses it. */
export function Screen() {
  const { shopName } = useHere();
  const may = useMay();
  const keys = useKeys();
  const gone = useGone();
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<Key>();
  const [made, setMade] = useState<{ key: Key; secret: string }>();
  const full = keys.data !== undefined && isFull(keys.data.keys, keys.data.most);
  const mayMake = may('settings') && keys.data !== undefined && !full;
  useShortcuts('API keys', [mayMake && { keys: 'n', what: 'New key', run: () => setMaking(true) }]);
  return (
    <>
      <title>{`API keys | ${shopName} back office`}</title>
      <nav aria-label="Where this is" className="small">
        <Link to="/settings">Settings</Link> / API keys
      </nav>
      <div className="hd">
        <div className="ti">
          <h1>API keys</h1>
          <span className="muted">What other systems, such as ERP and warehouse, may read and send.</span>
        </div>
        {may('settings') && (
          <div className="fl acts">
            <Button kind="pri" icon="plus" keys="N" disabled={!mayMake} onClick={() => setMaking(true)}>
              New key
            </Button>
          </div>
        )}
      </div>
      <Loaded query={keys} bones={<Bones rows={4} height={46} />}>
        {(data) => (
          <section className="stack" aria-label="All API keys">
            {hasOrphan(data.keys, gone) && (
              <Note kind="warn">
                A key keeps working after whoever made it leaves, so that no system stops. Do you not know who
                has its secret? Make another key for that system, then revoke this one.
              </Note>
            )}
            <List keys={data.keys} gone={gone} onRevoke={setRevoked} />
            {full && (
              <p className="muted small">
                There can be no more keys than these: revoke one that nobody uses.
              </p>
            )}
          </section>
        )}
      </Loaded>
      {isMaking && (
        <KeyDialog
          scopes={keys.data?.scopes ?? []}
          onClose={() => setMaking(false)}
          onMade={(key, secret) => setMade({ key, secret })}
        />
      )}
      {revoked && <RevokeDialog of={revoked} onClose={() => setRevoked(undefined)} />}
      {made && (
        <SecretDialog
          name={made.key.name}
          secret={made.secret}
          use={`Paste this secret and key number ${made.key.number} into ${made.key.name}.`}
          more={
            <p className="fl">
              Key number <b>{made.key.number}</b>
              <CopyButton words={String(made.key.number)} aria-label="Copy the key number" />
            </p>
          }
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  );
}
