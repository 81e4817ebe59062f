import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { go } from '../address/address';
import { api } from '../api/client';
import { useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { Button } from '../ui/button';
import { counted } from '../ui/money';
import { MoveDialog } from '../ui/move-dialog';
import { Panel } from '../ui/parts';
import { Loaded, Note } from '../ui/states';
import { say } from '../ui/toast';
import { Differences } from './differences';
import { namesOf } from './document';
import { componentName, pagePath, type Page } from './words';

interface Props {
  page: Page;
  number: number;
  mayWrite: boolean;
  changed: (now: Page) => void;
}

/** One version beside what is published: what differs, and the way back to it. */
export function VersionPanel({ page, number, mayWrite, changed }: Props) {
  const [isAsking, setAsking] = useState(false);
  const path = { contentPageCode: page.code, versionNumber: number };
  const version = useApi(
    apiPath('/backoffice/api/content/pages/{contentPageCode}/versions/{versionNumber}', { path }),
  );
  const restore = useMove(
    () =>
      api.post('/backoffice/api/content/pages/{contentPageCode}/versions/{versionNumber}/restore', {
        path,
        body: { version: page.version },
      }),
    (now: Page) => {
      setAsking(false);
      changed(now);
      go(pagePath(now.code));
      say('It is the draft now. Publish it to show it.');
    },
  );
  const isPlanned = page.publishAt !== undefined;
  return (
    <Panel
      title={`Version ${number} and what is published`}
      beside={
        mayWrite &&
        number !== page.live &&
        !isPlanned && (
          <Button kind="pri" icon="ret" onClick={() => setAsking(true)}>
            Restore version {number}…
          </Button>
        )
      }
    >
      {isPlanned && mayWrite && (
        <Note>A publication is planned. Take that plan back to restore a version.</Note>
      )}
      <Loaded query={version}>
        {({ changes, page: document }) => (
          <>
            <p className="muted">
              {counted(changes.length, 'difference')}. Struck through is how version {number} was, underlined
              what is published.
            </p>
            <Differences changes={changes} names={namesOf(componentName, document, page.page)} />
          </>
        )}
      </Loaded>
      {isAsking && (
        <MoveDialog
          title={`Restore version ${number}`}
          confirm="Make it the draft"
          cancel="Back"
          move={restore}
          onSend={() => void restore.send(undefined)}
          onClose={() => setAsking(false)}
          onReload={() => setAsking(false)}
        >
          <p>
            Shoppers see nothing of it before it is published.
            {page.draft && ` The draft of ${page.draft.by ?? 'somebody'} is gone then: it takes its place.`}
          </p>
        </MoveDialog>
      )}
    </Panel>
  );
}
