import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Differences } from './differences';
import { namesOf } from './document';
import { documentWords } from './document-words';
import { componentName, type Document, type Page } from './words';

interface Props {
  page: Page;
  mine: Document;
  onClose: () => void;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody else saved it meanwhile: both sides stand there, and one is chosen. */
export const ConflictDialog = ({ page, mine, onClose, onTheirs, onMine }: Props) => (
  <Dialog
    title={`${page.draft ? (page.draft.by ?? 'Somebody else') : (page.published?.by ?? 'An import')} changed it meanwhile`}
    kind="wide"
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>Not yet</Button>
        <Button onClick={onTheirs}>Keep theirs</Button>
        <Button kind="pri" onClick={onMine}>
          Save mine over it
        </Button>
      </>
    }
  >
    <div className="bd">
      <p>Struck through is how it stands now, underlined what you typed.</p>
      <Differences changes={documentWords(page.page, mine)} names={namesOf(componentName, page.page, mine)} />
    </div>
  </Dialog>
);
