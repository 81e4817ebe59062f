import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { api } from '../api/client';
import { useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { useMay } from '../frame/staff-context';
import { Button, IconButton } from '../ui/button';
import { Facts } from '../ui/parts';
import { Bones, Loaded, Note, Problem } from '../ui/states';
import { whenOf } from '../ui/times';
import { say } from '../ui/toast';
import { AltForm } from './alt-form';
import { refreshMedia } from './refresh';
import { RemoveDialog } from './remove-dialog';
import { UsesList } from './uses-list';
import { addedWords, calledOf, sizeWords, type Media } from './words';

interface Props {
  name: string;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** One picture beside the others: large, what it shows, and where it is used. */
export function MediaPanel({ name, onStep, onClose }: Props) {
  const media = useApi(apiPath('/backoffice/api/content/media/{mediaName}', { path: { mediaName: name } }));
  return (
    <aside className="pn det stack" aria-label={`Picture ${media.data ? calledOf(media.data) : name}`}>
      <div className="ph">
        <h2 className="anywhere two" title={media.data ? calledOf(media.data) : name}>
          {media.data ? calledOf(media.data) : name}
        </h2>
        <span className="fl">
          <IconButton label="Picture before" icon="up" onClick={() => onStep(-1)} />
          <IconButton label="Next picture" icon="dn" onClick={() => onStep(1)} />
          <IconButton label="Close" icon="x" onClick={onClose} />
        </span>
      </div>
      <Loaded query={media} bones={<Bones rows={8} />}>
        {(data) => <Contents media={data} />}
      </Loaded>
    </aside>
  );
}

function Contents({ media }: { media: Media }) {
  const may = useMay();
  const mayWrite = may('content') || may('catalogue');
  const [isRemoving, setRemoving] = useState(false);
  const size = sizeWords(media.bytes);
  return (
    <>
      <a className="media-large" href={media.url} target="_blank" rel="noreferrer">
        <img src={media.large} alt={media.altText || calledOf(media)} />
      </a>
      {media.removedAt && <Removed media={media} mayWrite={mayWrite} />}
      <Facts
        facts={[
          { name: 'Size', value: `${media.width} × ${media.height} pixels` },
          size !== undefined && { name: 'File', value: size },
          { name: 'Added', value: addedWords(media) },
          media.source && { name: 'From', value: <span className="anywhere">{media.source.address}</span> },
          { name: 'Address', value: <span className="anywhere">{media.url}</span> },
        ]}
      />
      {mayWrite && !media.removedAt ? (
        <AltForm key={media.name} media={media} />
      ) : (
        <Facts facts={[{ name: 'Alternative text', value: media.altText || 'None' }]} />
      )}
      <UsesList media={media} />
      {mayWrite && !media.removedAt && (
        <div className="fl">
          <Button kind="bad" icon="trash" disabled={media.usesTotal > 0} onClick={() => setRemoving(true)}>
            Remove…
          </Button>
          {media.usesTotal > 0 && (
            <span className="small muted">What is used cannot be removed: take it out there first.</span>
          )}
        </div>
      )}
      {isRemoving && <RemoveDialog media={media} onClose={() => setRemoving(false)} />}
    </>
  );
}

function Removed({ media, mayWrite }: { media: Media; mayWrite: boolean }) {
  const cache = useQueryClient();
  const move = useMove(
    () => api.post('/backoffice/api/content/media/{mediaName}/restore', { path: { mediaName: media.name } }),
    async () => {
      await refreshMedia(cache);
      say(`${calledOf(media)} is back.`);
    },
  );
  return (
    <Note kind="warn">
      <p>
        It is removed
        {media.goneAt && `, and its files go after ${whenOf(media.goneAt)} unless something uses it`}.
      </p>
      {mayWrite && (
        <Button busy={move.busy} onClick={() => void move.send(undefined)}>
          Bring it back
        </Button>
      )}
      <Problem problem={move.problem} onReload={() => void refreshMedia(cache)} />
    </Note>
  );
}
