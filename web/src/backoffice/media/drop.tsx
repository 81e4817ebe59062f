import { useState, type ReactNode } from 'react';
import { Icon } from '../ui/icon';
import { accepted } from './use-uploads';

interface ChooseProps {
  label: string;
  kind?: 'pri' | 'plain';
  onFiles: (files: readonly File[]) => void;
}

/** A button that lets files be chosen. */
export const ChooseFiles = ({ label, kind = 'pri', onFiles }: ChooseProps) => (
  <label className={`btn xs choose ${kind}`}>
    <Icon name="upload" size="xs" />
    {label}
    <input
      type="file"
      className="sr"
      multiple
      accept={accepted.join(',')}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  </label>
);

/** Files may be dropped on what is in it. */
export function DropArea({
  onFiles,
  children,
}: {
  onFiles: ((files: readonly File[]) => void) | undefined;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  if (!onFiles) return <div className="stack">{children}</div>;
  return (
    <div
      className={`stack drop ${isOver ? 'over' : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
