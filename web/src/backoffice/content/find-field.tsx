import { useState } from 'react';
import { hrefOf } from '../address/address';
import { Icon } from '../ui/icon';

interface Props {
  id: string;
  place: string;
  label: string;
  placeholder: string;
  value: string;
  onAsk: (words: string | undefined) => void;
}

/** Words that are asked for with Enter. */
export function FindField({ id, place, label, placeholder, value, onAsk }: Props) {
  const [typed, setTyped] = useState(value);
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
        name="query"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
