import type { ComponentProps } from 'react';
import { Button } from './button';
import { say } from './toast';

/** Puts words on the clipboard. */
export const CopyButton = ({ words, ...rest }: { words: string } & ComponentProps<'button'>) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words); // there is none where the page came by http
      say('Copied.');
    } catch {
      say('Your browser does not copy: mark it and copy it.', true);
    }
  };
  return (
    <Button {...rest} onClick={() => void copy()}>
      Copy
    </Button>
  );
};
