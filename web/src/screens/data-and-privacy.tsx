import { AccountFrame } from '@/features/account/account-frame';
import { useDataExport, useDeletion, useRetention } from '@/features/account/data-api';
import { DeleteSection } from '@/features/account/delete-section';
import { DownloadSection } from '@/features/account/download-section';
import { KeptSection } from '@/features/account/kept-section';
import { RightsSection } from '@/features/account/rights-section';
import { useConsents } from '@/features/account/use-consents';
import { text } from '@/shared/i18n/text';
import type { ScreenModule } from '@/shared/screen';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen DataAndPrivacy: account/data, logged-in only. All that is held of a customer, to have and to have deleted. */
export function Component() {
  const made = useDataExport();
  const retention = useRetention();
  const deletion = useDeletion();
  const consents = useConsents();
  return (
    <AccountFrame title={text('account.data')}>
      <p className="muted">{text('privacy.lead')}</p>
      <RetryWrapper query={made}>{(state) => <DownloadSection made={state} />}</RetryWrapper>
      <RetryWrapper query={retention}>{(state) => <KeptSection retention={state} />}</RetryWrapper>
      <RetryWrapper query={consents}>
        {({ consentTemplates }) => <RightsSection choices={consentTemplates} />}
      </RetryWrapper>
      <RetryWrapper query={deletion}>{(state) => <DeleteSection deletion={state} />}</RetryWrapper>
      <p className="small muted">{text('privacy.regulator')}</p>
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.data.title'),
  description: text('page.data.description'),
  robots: 'noindex,follow',
});
