import { useState, type ComponentProps } from 'react';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { useLicence } from './changes';
import { TvLicenceModal } from './tv-licence-part';

type Look = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'wide'>;

/** Asks for the licence the cart's televisions need, and puts it on the cart. */
export default function AddLicence({ cart, ...look }: { cart: Cart } & Look) {
  const { add } = useLicence(cart.isPreOrderCart ? cart.code : undefined);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {text('tvLicence.addYours')}
      </Button>
      {asking && (
        <TvLicenceModal
          add={text('tvLicence.add')}
          onClose={() => setAsking(false)}
          onAdd={(validationId) => void add(validationId).finally(() => setAsking(false))}
        />
      )}
    </>
  );
}
