import type { Schema } from '@/shared/api/types';

/** An attribute's values in words, with their unit. */
export function valueOf({ featureValues = [], featureUnit }: Schema<'Feature'>): string {
  const joined = featureValues
    .map(({ value }) => value)
    .filter(Boolean)
    .join(', ');
  const unit = featureUnit?.symbol ?? featureUnit?.name;
  return unit && joined && !joined.endsWith(unit) ? `${joined} ${unit}` : joined;
}
