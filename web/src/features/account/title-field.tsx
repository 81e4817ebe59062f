import type { ComponentProps } from 'react';
import { text } from '@/shared/i18n/text';
import { SelectField } from '@/shared/ui/field';

const titles = ['mr', 'mrs', 'miss', 'ms', 'mx'] as const;
const titleWords = () => ({
  mr: text('title.mr'),
  mrs: text('title.mrs'),
  miss: text('title.miss'),
  ms: text('title.ms'),
  mx: text('title.mx'),
});

/** How somebody is addressed; what stands there before a choice cannot be chosen (specification §3). */
export function TitleField(select: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  const words = titleWords();
  return (
    // Said, or a browser chooses the first that may be chosen in a page that the server drew.
    <SelectField label={text('field.titleCode')} autoComplete="honorific-prefix" defaultValue="" {...select}>
      <option value="" disabled>
        {text('title.placeholder')}
      </option>
      {titles.map((code) => (
        <option key={code} value={code}>
          {words[code]}
        </option>
      ))}
    </SelectField>
  );
}
