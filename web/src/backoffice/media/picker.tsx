import '../styles/media.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { useMay } from '../frame/staff-context';
import { FindWords } from '../list/find-words';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Bones, Empty, Loaded } from '../ui/states';
import { ChooseFiles, DropArea } from './drop';
import { asked } from './filters';
import { MediaChoice } from './grid';
import { useLeaveSending } from './leave-sending';
import { refreshMedia } from './refresh';
import { Sending } from './sending';
import { useUploads } from './use-uploads';

/** What is needed of a picture where it is used. */
export interface Picked {
  url: string;
  preview: string;
  altText: string;
}

interface Props {
  title: string;
  onPick: (picture: Picked) => void;
  onClose: () => void;
}

/** The library in a dialog: found by words, added to, and one is chosen. */
export function PickerDialog({ title, onPick, onClose }: Props) {
  const may = useMay();
  const mayAdd = may('content') || may('catalogue');
  const cache = useQueryClient();
  const [query, setQuery] = useState('');
  /** Where each page so far began. */
  const [cursors, setCursors] = useState<readonly string[]>(['']);
  const list = useApi(
    apiPath('/backoffice/api/content/media', {
      query: { ...asked({ query, use: 'all', cursor: cursors.at(-1)! }), pageSize: 24 },
    }),
    { keepsOld: true },
  );
  // One that was chosen for this use; of several, the list shows them.
  const uploads = useUploads((picture, isOnly) => {
    if (isOnly) onPick(picture);
    setCursors(['']);
    void refreshMedia(cache);
  });
  const { ask, question } = useLeaveSending(uploads);
  const close = () => ask(onClose);
  return (
    <Dialog title={title} kind="wide" onClose={close} footer={<Button onClick={close}>Back</Button>}>
      <div className="bd media-picker">
        <div className="fl">
          <FindWords
            id="media-pick"
            place="/content/media"
            label="Find in the library"
            placeholder="File name or text"
            value={query}
            onAsk={(words) => {
              setQuery(words ?? '');
              setCursors(['']);
            }}
          />
          {mayAdd && <ChooseFiles label="Upload" kind="plain" onFiles={uploads.add} />}
        </div>
        <DropArea onFiles={mayAdd ? uploads.add : undefined}>
          <Sending uploads={uploads.all} onForget={uploads.forget} />
          <Loaded query={list} bones={<Bones rows={4} height={100} />}>
            {(data) =>
              data.pictures.length === 0 ? (
                <Empty>
                  {query ? `No picture has “${query}” in its name or text.` : 'There are no pictures yet.'}
                </Empty>
              ) : (
                <MediaChoice rows={data.pictures} onChoose={(row) => ask(() => onPick(row))} />
              )
            }
          </Loaded>
        </DropArea>
        <nav className="pg" aria-label="Pages of the library">
          {cursors.length > 1 && (
            <Button icon="left" onClick={() => setCursors(cursors.slice(0, -1))}>
              Back a page
            </Button>
          )}
          {list.data?.next && <Button onClick={() => setCursors([...cursors, list.data.next!])}>Next</Button>}
        </nav>
      </div>
      {question}
    </Dialog>
  );
}
