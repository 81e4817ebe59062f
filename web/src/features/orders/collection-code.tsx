import { text } from '@/shared/i18n/text';
import { CodeBox } from '@/shared/ui/code-box';

/** What the shopper shows in the store. */
export const CollectionCode = ({ code, store }: { code: string; store: string }) => (
  <CodeBox code={code}>
    {text('order.collectionCode')}. {text('order.collectionCodeUse', { store })}
  </CodeBox>
);
