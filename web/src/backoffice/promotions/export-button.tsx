import { useState } from 'react';
import { fromOurScreens } from '../api/client';
import { Button } from '../ui/button';
import { say } from '../ui/toast';
import type { Batch } from './words';

/** All codes of a batch as a file; that somebody took it stands in the audit. */
export function ExportButton({ batch: { id, name } }: { batch: Batch }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const answer = await fetch(`/backoffice/api/coupon-batches/${encodeURIComponent(id)}/codes`, {
        method: 'POST',
        headers: fromOurScreens,
        credentials: 'same-origin',
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const address = URL.createObjectURL(await answer.blob());
      const link = document.createElement('a');
      link.href = address;
      link.download = `${id}.csv`;
      link.click();
      URL.revokeObjectURL(address);
    } catch {
      say('The file could not be had. Reload the page and try again.', true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={isBusy} aria-label={`Codes of ${name} as CSV`} onClick={() => void save()}>
      CSV
    </Button>
  );
}
