import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { messageOf } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import { queryOf } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { partsOf, type Fields } from './rules';

const noStreet = { line2: '', line1: '', unitNumber: '', buildingName: '' };

/**
 * Fills in what a search found: the suburb with its city, province and postal code as the shop knows them, and the
 * street where there is one; a street in the suburb before is not kept. Answers what is wrong with it.
 */
export function useFoundPlace({ setValue, setFocus, getValues }: UseFormReturn<Fields>) {
  const cache = useQueryClient();
  return async (found: Schema<'DetectedAddress'>, isWanted: () => boolean): Promise<string | undefined> => {
    const from = document.activeElement;
    const path = apiPath('/postalCodes/{postalCode}/towns', {
      path: { postalCode: found.postalCode ?? '' },
      query: { fields: 'FULL' },
    });
    try {
      const { towns } = await cache.fetchQuery(queryOf(path));
      if (!isWanted()) return undefined;
      const parts = partsOf(found, towns);
      if (!parts) return text('location.postalCodeNotFound');
      const { town, postalCode } = getValues();
      const isElsewhere = town !== '' && (town !== parts.town || postalCode !== parts.postalCode);
      const filled = { ...(isElsewhere || parts.line1 ? noStreet : {}), ...parts };
      for (const [name, value] of Object.entries(filled))
        setValue(name as keyof Fields, value, { shouldDirty: true, shouldValidate: value !== '' });
      const next = (['line2', 'line1'] as const).find((name) => getValues(name) === '');
      if (document.activeElement === from) setFocus(next ?? 'unitNumber');
      return undefined;
    } catch (failure) {
      return messageOf(failure);
    }
  };
}
