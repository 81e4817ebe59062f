import { text } from '@/shared/i18n/text';
import { useConfig } from '@/shared/session/shop-terms';
import { ButtonLink } from '@/shared/ui/button';
import { PageLink } from '@/shared/ui/page-link';
import styles from './provider-buttons.module.css';
import { providerName, wayToProvider } from './providers';

interface Props {
  route: string | null;
  /** Above the form of who signs up, below that of who signs in. */
  isAbove?: boolean;
}

/** The providers this shop offers to sign in with; nothing where it offers none. */
export function ProviderButtons({ route, isAbove = false }: Props) {
  const providers = useConfig()?.identityProviders ?? [];
  if (providers.length === 0) return null;
  const or = (
    <p className={styles.or}>{isAbove ? text('social.orWithEmail') : text('social.orContinueWith')}</p>
  );
  return (
    <>
      {!isAbove && or}
      <div className={styles.providers}>
        {providers.map((provider) => {
          const name = providerName(provider);
          return (
            <ButtonLink
              key={provider}
              kind="line"
              target="_self" // a path of the server, not of the shop
              href={wayToProvider(provider, route)}
              aria-label={text('social.continueWith', { provider: name })}
            >
              {isAbove ? text('social.continueWith', { provider: name }) : name}
            </ButtonLink>
          );
        })}
      </div>
      <p className="tiny muted">
        {text('social.nothingElse')} {text('social.terms')}{' '}
        <PageLink href="/s/terms">{text('account.terms')}</PageLink>.
      </p>
      {isAbove && or}
    </>
  );
}
