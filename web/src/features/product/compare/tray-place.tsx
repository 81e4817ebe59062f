import { useKept } from '@/shared/state/kept';
import { lazyPart } from '@/shared/ui/lazy-part';
import { compared, none } from './compared';

const Tray = lazyPart(() => import('./tray'));

/** The tray, once something is ticked. */
export const TrayPlace = () => (useKept(compared, none).length > 0 ? <Tray /> : null);
