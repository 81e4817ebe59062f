import { useId, useRef } from 'react';
import { text } from '@/shared/i18n/text';
import { Button, IconButton, TextButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { accepted, sizeOf } from './rules';
import styles from './files.module.css';
import type { ChosenFile, Files } from './use-files';

interface Props {
  files: Files;
}

/** Chooses files, none or some, and shows what becomes of each. */
export function FilePicker({ files }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { problem } = files;
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={styles.label}>
        {text('file.label')} <span className="muted">{text('common.optional')}</span>
      </label>
      <span id={`${id}-hint`} className="tiny muted">
        {text('file.hint')}
      </span>
      <input
        ref={input}
        id={id}
        className="sr"
        type="file"
        multiple
        accept={accepted}
        aria-describedby={`${id}-hint`}
        tabIndex={-1}
        onChange={({ target }) => {
          files.add([...(target.files ?? [])]);
          target.value = ''; // the same file may be chosen again
        }}
      />
      <Button
        kind="secondary"
        size="small"
        data-first-bad={problem ? true : undefined}
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" size="s" /> {text('file.add')}
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {files.files.length > 0 && (
        <ul className={styles.files}>
          {files.files.map((file) => (
            <FileRow key={file.key} file={file} files={files} />
          ))}
        </ul>
      )}
    </div>
  );
}

function FileRow({ file, files }: { file: ChosenFile; files: Files }) {
  const { key, name, state } = file;
  const isSending = state === 'sending';
  return (
    <li className={styles.file} data-state={state}>
      <Icon name={state === 'failed' || state === 'refused' ? 'alert' : 'invoice'} />
      <div className={styles.about}>
        <b>{name}</b>
        <StateOf file={file} />
      </div>
      {(state === 'failed' || state === 'stopped') && (
        <TextButton aria-label={text('file.retry', { name })} onClick={() => files.retry(key)}>
          {text('file.retryShort')}
        </TextButton>
      )}
      {isSending ? (
        <IconButton label={text('file.cancel', { name })} onClick={() => files.stop(key)}>
          <Icon name="x" />
        </IconButton>
      ) : (
        <IconButton label={text('file.remove', { name })} onClick={() => files.remove(key)}>
          <Icon name="trash" />
        </IconButton>
      )}
    </li>
  );
}

function StateOf({ file: { name, state, percent, problem, size } }: { file: ChosenFile }) {
  if (state === 'sending')
    return (
      <>
        <span className="tiny muted">{text('file.uploading', { percent })}</span>
        <progress max={100} value={percent} aria-label={name} />
      </>
    );
  if (state === 'failed' || state === 'refused')
    return (
      <span className={styles.problem} role="alert">
        {problem}
      </span>
    );
  return (
    <span className="tiny muted" role="status">
      {state === 'stopped' ? text('file.cancelled') : sizeOf(size)}
    </span>
  );
}
