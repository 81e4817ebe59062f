import { useState } from 'react';

/** Something a press opens whose script may have to come first: what was pressed is busy until it is drawn. */
export function useOpening() {
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');
  return {
    isOpen: state !== 'closed',
    isOpening: state === 'opening',
    open: () => setState('opening'),
    close: () => setState('closed'),
    /** For `lazyPart`: it is drawn. */
    onShown: () => setState((before) => (before === 'opening' ? 'open' : before)),
  };
}
