import { Suspense, useState } from 'react';
import { text } from '@/shared/i18n/text';
import { TextButton } from '@/shared/ui/button';
import { lazyPart } from '@/shared/ui/lazy-part';

const LocationModal = lazyPart(() => import('./location-modal'));

/** Where the header does not name the place: the way to another one. */
export function ChangePlace() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{text('location.change')}</TextButton>
      <Suspense>{open && <LocationModal onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
