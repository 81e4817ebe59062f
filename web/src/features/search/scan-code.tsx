import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { shell } from '@/shared/session/shell';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { searchHref } from './rules';

/** Every kind of code the plug-in reads. */
const anyCode = 17;

/** Where a code leads: a link to this shop to its page, anything else to a search for it. */
export function pathOfCode(code: string, host = window.location.host): string {
  const link = URL.canParse(code) ? new URL(code) : undefined;
  if (link?.host === host && !link.pathname.startsWith('//')) return link.pathname + link.search;
  return searchHref(code.trim());
}

/** In the native app: finds a product by the code on its box or shelf. */
export default function ScanCode() {
  const navigate = useNavigate();
  const scan = async () => {
    const read = await shell()
      ?.CapacitorBarcodeScanner.scanBarcode({ hint: anyCode, scanInstructions: text('shell.scanText') })
      // Closed, or the camera is not allowed, which the phone itself has said.
      .catch(() => undefined);
    if (read?.ScanResult.trim()) navigate(pathOfCode(read.ScanResult));
  };
  return (
    <Button kind="secondary" wide onClick={() => void scan()}>
      <Icon name="cam" size="s" /> {text('shell.scan')}
    </Button>
  );
}
