import { useState } from 'react';
import { hrefOf } from '../address/address';
import { Icon } from '../ui/icon';

interface Props {
  id: string;
  place: string;
  label: string;
  placeholder: string;
  most?: number;
  value: string;
  onAsk: (words: string) => void;
}

/** Words that are asked for with Enter; another address brings its own. */
export function FindWords({ id, place, label, placeholder, most = 100, value, onAsk }: Props) {
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
        onAsk(typed.trim());
      }}
    >
      <Icon name="search" />
      <input
        id={id}
        className="input"
        type="search"
        name="words"
        aria-label={label}
        placeholder={placeholder}
        maxLength={most}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
