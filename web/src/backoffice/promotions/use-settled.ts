import { useEffect, useState } from 'react';

/** A value once it has stood still for a moment: what is asked about it is asked once. */
export function useSettled<T>(value: T, milliseconds = 500): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
