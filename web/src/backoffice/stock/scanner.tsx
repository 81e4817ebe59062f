import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Note } from '../ui/states';

interface Found {
  rawValue: string;
}
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<Found[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser reads codes by itself; where it does not, codes are typed, or a hand scanner types them. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function';

const formats = ['ean_13', 'ean_8', 'upc_a', 'code_128'];
const everyMs = 200;

/** The camera, until it sees a code. */
export function ScannerDialog({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const found = useEffectEvent(onCode);
  useEffect(() => {
    const Detect = detectorClass();
    const shown = video.current;
    if (!Detect || !shown) return;
    const detector = new Detect({ formats });
    let stream: MediaStream | undefined;
    let timer: number | undefined;
    let isOver = false;
    const look = async () => {
      const [code] = await detector.detect(shown).catch(() => [] as Found[]);
      if (isOver) return;
      if (code) return found(code.rawValue);
      timer = window.setTimeout(() => void look(), everyMs);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return stream.getTracks().forEach((track) => track.stop());
      shown.srcObject = stream;
      await shown.play();
      await look();
    };
    start().catch(() => !isOver && setRefused(true));
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  return (
    <Dialog title="Scan a code" onClose={onClose} footer={<Button onClick={onClose}>Type it instead</Button>}>
      <div className="bd">
        {isRefused && (
          <Note kind="bad" live>
            The camera could not be used. Allow it in the browser, or type the code.
          </Note>
        )}
        <video ref={video} className="camera" muted playsInline aria-label="What the camera sees" />
      </div>
    </Dialog>
  );
}
