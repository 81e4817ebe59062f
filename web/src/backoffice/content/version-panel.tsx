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
  onReload: () => void;
}

/** One version beside what is published: what differs, and the way back to it. */
export function VersionPanel({ page, number, mayWrite, changed, onReload }: Props) {
  // The page as it is when they are asked: a draft that somebody saves meanwhile is not thrown away with it.
  const [asked, setAsked] = useState<Page>();
  const path = { contentPageCode: page.code, versionNumber: number };
  const version = useApi(
    apiPath('/backoffice/api/content/pages/{contentPageCode}/versions/{versionNumber}', { path }),
  );
  const restore = useMove(
    (seen: string) =>
      api.post('/backoffice/api/content/pages/{contentPageCode}/versions/{versionNumber}/restore', {
        path,
        body: { version: seen },
      }),
    (now: Page) => {
      setAsked(undefined);
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
          <Button kind="pri" icon="ret" onClick={() => setAsked(page)}>
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
      {asked && (
        <MoveDialog
          title={`Restore version ${number}`}
          confirm="Make it the draft"
          cancel="Back"
          move={restore}
          onSend={() => void restore.send(asked.version)}
          onClose={() => {
            restore.forget();
            setAsked(undefined);
          }}
          onReload={onReload}
        >
          <p>
            Shoppers see nothing of it before it is published.
            {asked.draft && ` The draft of ${asked.draft.by ?? 'somebody'} is gone then: it takes its place.`}
          </p>
        </MoveDialog>
      )}
    </Panel>
  );
}
