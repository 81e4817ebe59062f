import { useEffect } from 'react';
import { useNavigate } from './routing';
import { useIsInstalled } from '@/shared/session/installed';

/**
 * In the app no gesture and no Back button leads from here to the payment page again: they lead to `to`
 * (specification §2: swipe-back disabled).
 */
export function useNoWayBack(to: string): void {
  const isInstalled = useIsInstalled();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isInstalled) return;
    const root = document.documentElement;
    root.dataset.noSwipeBack = '';
    window.history.pushState(window.history.state, '', window.location.href);
    const leave = () => navigate(to, { replace: true });
    window.addEventListener('popstate', leave);
    return () => {
      delete root.dataset.noSwipeBack;
      window.removeEventListener('popstate', leave);
    };
  }, [isInstalled, navigate, to]);
}
