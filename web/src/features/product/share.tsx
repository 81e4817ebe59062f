import { text } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/icon';
import { toast } from '@/shared/ui/toast';
import styles from './share.module.css';

/** Hands the page's address to another app, or to the clipboard. */
export function Share({ name, url }: { name: string; url: string }) {
  const share = async () => {
    const address = new URL(url, window.location.origin).href;
    try {
      if (navigator.share) {
        await navigator.share({ title: name, url: address });
        return;
      }
      await navigator.clipboard.writeText(address);
      toast.info(text('pdp.copied'));
    } catch {
      // Closing the share sheet is no failure.
    }
  };
  return (
    <button type="button" className={styles.share} onClick={() => void share()}>
      <Icon name="upload" size="s" />
      {text('pdp.share')}
    </button>
  );
}
