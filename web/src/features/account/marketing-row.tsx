import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { ChoiceRow } from './choice-row';
import { DetailsRow } from './details-row';
import { isAgreed, useConsents } from './use-consents';

/** What beside their orders the customer hears of; each is saved as it is switched. */
export function MarketingRow() {
  const { data } = useConsents();
  if (!data) return null;
  const choices = data.consentTemplates;
  return (
    <DetailsRow
      name={text('consent.specials')}
      value={
        choices
          .filter(isAgreed)
          .map(({ name }) => name)
          .join(', ') || text('account.noSpecials')
      }
      form={(close) => (
        <>
          <ul>
            {choices.map((choice) => (
              <ChoiceRow key={choice.id} choice={choice} />
            ))}
          </ul>
          <Button kind="secondary" onClick={close}>
            {text('action.done')}
          </Button>
        </>
      )}
    />
  );
}
