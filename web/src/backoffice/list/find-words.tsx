import { useState } from 'react';
import { hrefOf } from '../address/address';
import { Icon } from '../ui/icon';

interface Props {
  id: string;
  place: string;
  /** In the address, for a form without scripts. */
  name?: string;
  label: string;
  placeholder: string;
  most?: number;
  value: string;
  /** Nothing: what was asked for is taken away. */
  onAsk: (words: string | undefined) => void;
}

/** Words that are asked for with Enter; another address brings its own. */
export function FindWords({
  id,
  place,
  name = 'query',
  label,
  placeholder,
  most = 100,
  value,
  onAsk,
}: Props) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  return (
    <form
      role="search"
      action={hrefOf(place)}
      className="find-order"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(typed.trim() || undefined);
      }}
    >
      <Icon name="search" />
      <input
        id={id}
        className="input"
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        maxLength={most}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
