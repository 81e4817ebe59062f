import { useId, useRef } from 'react';
import { text } from '@/shared/i18n/text';
import { IconButton, TextButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { accepted, sizeOf } from './rules';
import styles from './file-tiles.module.css';
import type { ChosenFile, Files } from './use-files';

interface Props {
  files: Files;
  label: string;
  hint: string;
  /** What a good file shows. */
  advice?: string;
  /** What the form lacks. */
  error?: string;
}

/** Chooses files, with a picture of each: a dashed tile adds, every other is a file with what becomes of it. */
export function FileTiles({ files, label, hint, advice, error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const problems = [
    ...files.files.flatMap(({ problem }) => (problem ? [problem] : [])),
    ...(files.problem && !files.isFull ? [files.problem] : []),
    ...(error ? [error] : []),
  ];
  return (
    <div className={styles.picker}>
      <span className={styles.label}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>{' '}
        <span id={`${id}-hint`} className="muted">
          {hint}
        </span>
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
      <ul className={styles.tiles}>
        {!files.isFull && (
          <li>
            <button
              type="button"
              className={styles.add}
              data-wrong={error ? true : undefined}
              data-first-bad={error ? true : undefined}
              aria-describedby={`${id}-label ${id}-hint${problems.length > 0 ? ` ${id}-error` : ''}`}
              onClick={() => input.current?.click()}
            >
              <Icon name="cam" />
              <span>{text('file.addPhotos')}</span>
              <span className="tiny muted">{text('file.kinds')}</span>
            </button>
          </li>
        )}
        {files.files.map((file) => (
          <Tile key={file.key} file={file} files={files} />
        ))}
      </ul>
      {files.isFull && (
        <Note live>
          {files.files.length > 0 ? text('file.full', { count: files.files.length }) : text('file.tooMany')}
        </Note>
      )}
      <div id={`${id}-error`} role="alert">
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            <Icon name="alert" size="xs" /> <span>{problem}</span>
          </p>
        ))}
      </div>
      {advice && <span className="tiny muted">{advice}</span>}
    </div>
  );
}

function Tile({ file, files }: { file: ChosenFile; files: Files }) {
  const { key, name, state, thumbnail } = file;
  const isBad = state === 'failed' || state === 'refused' || state === 'stopped';
  return (
    <li className={styles.tile} data-bad={isBad || undefined}>
      <span className={styles.picture}>
        {thumbnail ? (
          <img src={thumbnail} alt={text('file.yourPhoto', { name })} />
        ) : (
          <Icon name={isBad ? 'alert' : 'invoice'} />
        )}
      </span>
      <span className={styles.about}>
        <b>{name}</b>
        <StateOf file={file} />
        {(state === 'failed' || state === 'stopped') && (
          <TextButton aria-label={text('file.retry', { name })} onClick={() => files.retry(key)}>
            {text('file.retryShort')}
          </TextButton>
        )}
      </span>
      <IconButton
        className={styles.remove}
        label={state === 'sending' ? text('file.cancel', { name }) : text('file.remove', { name })}
        onClick={() => (state === 'sending' ? files.stop(key) : files.remove(key))}
      >
        <Icon name="x" size="s" />
      </IconButton>
    </li>
  );
}

function StateOf({ file: { name, state, percent, size, isSmaller } }: { file: ChosenFile }) {
  if (state === 'sending')
    return (
      <>
        <span>{text('file.uploading', { percent })}</span>
        <progress max={100} value={percent} aria-label={name} />
      </>
    );
  if (state === 'refused') return <span>{text('file.refused')}</span>;
  if (state === 'failed') return <span>{text('file.failed')}</span>;
  if (state === 'stopped') return <span role="status">{text('file.stoppedAt', { percent })}</span>;
  return (
    <span role="status">{isSmaller ? text('file.madeSmaller', { size: sizeOf(size) }) : sizeOf(size)}</span>
  );
}
