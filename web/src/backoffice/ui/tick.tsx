import { useEffect, useRef } from 'react';

interface TickProps {
  label: string;
  checked: boolean;
  some?: boolean;
  onChange: (event: unknown) => void;
}

/** Chosen, not, or (of all) some. */
export function Tick({ label, checked, some = false, onChange }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !checked;
  }, [some, checked]);
  return (
    <span className="chk">
      <input
        ref={box}
        type="checkbox"
        className="tick"
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
    </span>
  );
}
