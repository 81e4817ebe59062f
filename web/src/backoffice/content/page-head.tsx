import { Link } from '../address/address';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { counted } from '../ui/money';
import { Badge } from '../ui/parts';
import { whenOf } from '../ui/times';
import type { PageEdit } from './use-page';
import { stateWords, versionsPath, type Page } from './words';

export type Open = 'publish' | 'discard' | 'unplan' | 'copy' | 'down' | 'remove';

interface Props {
  page: Page;
  edit: PageEdit;
  isLocked: boolean;
  mayWrite: boolean;
  onSave: () => void;
  onOpen: (what: Open) => void;
}

/** What the page is called and how it stands, and what can be done with it. */
export function PageHead({ page, edit, isLocked, mayWrite, onSave, onOpen }: Props) {
  const { code, state, live, draft, publishAt, published, changes } = page;
  const last = draft ?? published;
  const isShown = state !== 'hidden' && state !== 'down';
  const canPublish = mayWrite && !isLocked && !edit.isChanged && (draft !== undefined || !isShown);
  return (
    <>
      <nav className="muted small" aria-label="Breadcrumb">
        <Link to="/content">Content</Link> / Pages
      </nav>
      <div className="hd">
        <div className="ti">
          <h1>{edit.document.name || code}</h1>
          <Badge kind={stateWords(state).badge}>
            {stateWords(state).words}
            {live > 0 && `: version ${live}`}
          </Badge>
          {publishAt && <Badge kind="info">Planned for {whenOf(publishAt)}</Badge>}
          {draft && !publishAt && <Badge kind="warn">Draft: {counted(changes.length, 'change')}</Badge>}
          <span className="muted small">
            {last ? `${last.by ?? 'An import'}, ${whenOf(last.at)}` : page.path}
          </span>
        </div>
        <div className="fl acts">
          {edit.undo && (
            <Button icon="ret" keys="Ctrl Z" onClick={edit.undo}>
              Undo
            </Button>
          )}
          <Link className="btn xs plain" to={versionsPath(code)}>
            <Icon name="hist" size="xs" /> Versions
          </Link>
          {mayWrite && !edit.isChanged && <Button onClick={() => onOpen('copy')}>Copy…</Button>}
          {mayWrite && !isLocked && !edit.isChanged && isShown && (
            <Button onClick={() => onOpen('down')}>Take down…</Button>
          )}
          {mayWrite && !isLocked && !edit.isChanged && page.isRemovable && (
            <Button onClick={() => onOpen('remove')}>Remove…</Button>
          )}
          {edit.isChanged && <Button onClick={edit.forget}>Take back typing</Button>}
          {mayWrite && publishAt && <Button onClick={() => onOpen('unplan')}>Take the plan back</Button>}
          {mayWrite && !isLocked && draft && !edit.isChanged && !page.isRemovable && (
            <Button onClick={() => onOpen('discard')}>Discard draft</Button>
          )}
          {edit.isChanged && (
            <Button kind="pri" icon="check" keys="Ctrl S" busy={edit.move.busy} onClick={onSave}>
              Save draft
            </Button>
          )}
          {canPublish && (
            <Button kind="pri" onClick={() => onOpen('publish')}>
              Publish…
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
