import { text } from '@/shared/i18n/text';
import { Note } from '@/shared/ui/note';
import { providerName } from './providers';
import { useProviderReturn } from './use-provider-return';

/** On the sign-in screen: what comes of it that somebody has been to a provider. */
export function ProviderReturn() {
  const { comingFrom, problem, waiting } = useProviderReturn();
  if (comingFrom) return <Note live>{text('social.signingIn', { provider: providerName(comingFrom) })}</Note>;
  if (problem)
    return (
      <Note kind="bad" live>
        {problem}
      </Note>
    );
  return waiting ? <Note live>{waiting.words}</Note> : null;
}
