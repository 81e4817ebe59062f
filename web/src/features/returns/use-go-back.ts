import { useEffect } from 'react';
import { useNavigate } from '@/shared/routing/routing';

/** A step whose earlier steps are not done, such as an address kept from another day, leads to the first of them. */
export function useGoBack(to: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to) navigate(to, { replace: true });
  }, [to, navigate]);
}
