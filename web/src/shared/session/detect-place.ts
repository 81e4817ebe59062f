import { useState } from 'react';
import { text } from '@/shared/i18n/text';

export interface Point {
  latitude: number;
  longitude: number;
}

const timeout = 10_000;

/** What is wrong with the point found, if anything. */
type Judge = (point: Point) => Promise<string | undefined> | undefined | void;

/** Asks the browser where it is, for at most ten seconds; busy until what is done with the answer is done, too. */
export function useDetectedPoint(onFound: Judge) {
  const [detecting, setDetecting] = useState(false);
  const [problem, setProblem] = useState('');
  const detect = () => {
    setProblem('');
    if (!('geolocation' in navigator)) return setProblem(text('location.detectingTrouble'));
    setDetecting(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        void Promise.resolve(onFound({ latitude, longitude }))
          .then((wrong) => setProblem(wrong ?? ''))
          .finally(() => setDetecting(false)),
      (failure) => {
        setDetecting(false);
        setProblem(
          failure.code === failure.PERMISSION_DENIED
            ? text('location.permissionDenied')
            : text('location.detectingTrouble'),
        );
      },
      { timeout },
    );
  };
  return { detect, detecting, problem, setProblem };
}
