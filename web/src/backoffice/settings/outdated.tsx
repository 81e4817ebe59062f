import { Button } from '../ui/button';
import { Note } from '../ui/states';
import { latestWords, valueWords, type Dated } from './words';

interface Props {
  /** As it was when the dialog was opened. */
  opened: Dated;
  setting: Dated;
  /** Goes on from how it stands now, with what was typed. */
  onSettle: () => void;
}

/** Somebody else set it while this one was typing: what it was and is, and a way on. */
export const Outdated = ({ opened, setting, onSettle }: Props) =>
  opened.version === setting.version ? null : (
    <Note kind="warn" live>
      {latestWords(setting)} What you typed is kept.{' '}
      {opened.now.value !== setting.now.value && (
        <>
          Now: <del>{valueWords(opened.kind, opened.now.value)}</del>{' '}
          <ins>{valueWords(setting.kind, setting.now.value)}</ins>
        </>
      )}
      <span className="fl">
        <Button onClick={onSettle}>Go on from how it stands now</Button>
      </span>
    </Note>
  );
