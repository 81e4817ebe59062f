import { useEffect } from 'react';
import { useIsInstalled } from '@/shared/session/installed';
import { useNavigate } from './routing';

/** What the app does not have leads Home there (specification §2). */
export function useHomeInTheApp(isElsewhere = true): void {
  const goesHome = useIsInstalled() && isElsewhere;
  const navigate = useNavigate();
  useEffect(() => {
    if (goesHome) navigate('/', { replace: true });
  }, [goesHome, navigate]);
}
