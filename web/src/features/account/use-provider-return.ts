import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { useNavigate, useSearchParams, withSearch } from '@/shared/routing/routing';
import { useKept } from '@/shared/state/kept';
import { goOn } from './api';
import { providerName, providerOf, signInFromProvider, type Provider } from './providers';
import { waitingIdentity } from './waiting-identity';

/** Why somebody came back without an identity, in the server's one word for it. */
export function problemOf(word: string, provider: Provider): string {
  const named = { provider: providerName(provider) };
  if (word === 'cancelled') return text('social.cancelled', named);
  if (word === 'unavailable') return text('social.unavailable', named);
  if (word === 'startAgain') return text('social.startAgain');
  return text('social.failed', named);
}

/**
 * Why the shop let nobody in. An address that nobody has, but that cannot be taken, was changed for another in the last
 * 72 hours: it is kept for its account until that cannot be undone any more.
 */
const refusalOf = (problem: unknown): string =>
  problem instanceof ApiError && problem.has('DuplicateUidError')
    ? text('social.addressChanged')
    : messageOf(problem);

/** On the sign-in screen: signs in who comes back from a provider, or says what came of it. */
export function useProviderReturn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const provider = providerOf(search.get('social'));
  const word = search.get('problem');
  const comingFrom = word ? undefined : provider;
  const [failure, setFailure] = useState('');
  const waiting = useKept(waitingIdentity, undefined);
  const isBegun = useRef(false);
  useEffect(() => {
    if (!comingFrom || isBegun.current) return;
    isBegun.current = true;
    const route = search.get('route');
    signInFromProvider(comingFrom).then(
      (isIn) => {
        if (isIn) return goOn(route);
        const kept = new URLSearchParams(route ? { route } : {});
        navigate(withSearch('/account/login/otp', kept), { replace: true });
      },
      (problem: unknown) => {
        isBegun.current = false;
        setFailure(waitingIdentity.get() ? '' : refusalOf(problem));
        // An attempt counts once: loaded again, the address says nothing of it any more.
        navigate(route ? `/account/login?route=${encodeURIComponent(route)}` : '/account/login', {
          replace: true,
        });
      },
    );
  }, [comingFrom, search, navigate]);
  return { comingFrom, problem: word && provider ? problemOf(word, provider) : failure, waiting };
}
