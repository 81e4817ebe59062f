import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { afterPaint } from '@/shared/state/after-paint';
import { fetchScript } from './fetch-script';

interface Reported {
  /** It is drawn now. */
  onShown?: () => void;
}

/**
 * A part whose script comes when it is opened, asked for once the press that opened it is answered: React runs the
 * effects of a press within it, and asking puts links into the page. One that cannot be had is closed again and said in
 * words, so that the page stays; opened again it is asked for again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & Reported> {
  let loaded: ComponentType<P> | undefined;
  return function LazyPart(props: P & Reported) {
    const [Part, setPart] = useState(() => loaded);
    const close = useEffectEvent(() => (props as { onClose?: () => void }).onClose?.());
    useEffect(() => {
      let isWanted = true;
      void afterPaint()
        .then(() => fetchScript(load))
        .then((file) => {
          loaded = file?.default ?? loaded;
          if (!isWanted) return;
          if (file) setPart(() => file.default);
          else close();
        });
      return () => {
        isWanted = false;
      };
    }, []);
    const isShown = Part !== undefined;
    const tell = useEffectEvent(() => props.onShown?.());
    useEffect(() => {
      if (isShown) tell();
    }, [isShown]);
    return Part ? <Part {...props} /> : null;
  };
}
