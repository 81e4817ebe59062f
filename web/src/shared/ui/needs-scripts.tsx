import { text } from '@/shared/i18n/text';

/** Seen only where scripts are off, in place of what they would draw (base.css). */
export const NeedsScripts = () => (
  <div className="wrap needs-scripts" style={{ paddingBlock: 'var(--space-8)' }}>
    <p>{text('noScripts.page')}</p>
  </div>
);
