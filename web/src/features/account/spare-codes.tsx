import { useEffect, useRef } from 'react';
import { saveBlob } from '@/shared/files/save-blob';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { toast } from '@/shared/ui/toast';
import styles from './security.module.css';

/** Ten spare codes, shown this once. */
export function SpareCodes({
  codes,
  words,
  onSaved,
}: {
  codes: readonly string[];
  words: string;
  onSaved: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(text('mfa.copied'));
    } catch {
      toast.error(text('mfa.notCopied'));
    }
  };
  const save = () =>
    saveBlob(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), text('mfa.fileName'));
  return (
    <div className={styles.step}>
      <Note kind="good" live>
        {words}
      </Note>
      <h3 ref={heading} tabIndex={-1}>
        {text('mfa.keepSafe')}
      </h3>
      <p className="small muted">{text('mfa.keepSafeText')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button kind="secondary" onClick={save}>
          <Icon name="drop" size="s" /> {text('mfa.download')}
        </Button>
        <Button kind="plain" onClick={() => void copy()}>
          {text('mfa.copy')}
        </Button>
        <Button onClick={onSaved}>{text('mfa.saved')}</Button>
      </div>
    </div>
  );
}
