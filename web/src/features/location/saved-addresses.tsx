import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useNavigate, usePath } from '@/shared/routing/routing';
import { choosePlace, defaultPlace, usePlace } from '@/shared/session/place';
import { customerPath } from '@/shared/session/user';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import styles from './location-modal.module.css';

type Address = Schema<'Address'>;

const addressesPath = apiPath('/users/{user}/addresses', {
  path: { user: 'current' },
  query: { fields: 'FULL' },
});

/** The customer's addresses; choosing one makes it where things are brought. */
export function SavedAddresses({ onDone }: { onDone: () => void }) {
  const query = useApi(addressesPath, { refetchOnMount: 'always' });
  const { data: user } = useApi(customerPath);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const path = usePath();
  const current = usePlace();
  const top = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');

  const choose = async ({ id = '', postalCode, town, zone, latitude, longitude }: Address) => {
    setProblem('');
    try {
      const answer = await api.post('/users/{user}/addresses/selectAddress', {
        path: { user: 'current' },
        body: { id, postalCode, isPreOrderCart: path.startsWith('/pc/') },
      });
      choosePlace({
        zone: answer.zone ?? zone ?? defaultPlace().zone,
        town: answer.town ?? town ?? '',
        postalCode: postalCode ?? '',
        latitude,
        longitude,
      });
      void cache.invalidateQueries();
      onDone();
    } catch (failure) {
      setProblem(messageOf(failure));
      top.current?.scrollIntoView();
    }
  };

  const add = (
    <Button
      kind="secondary"
      wide
      onClick={() => {
        onDone();
        navigate(`/account/address/useAddress?route=${encodeURIComponent(path)}`);
      }}
    >
      <Icon name="plus" />
      {text('location.addNew')}
    </Button>
  );

  return (
    <div ref={top} className={styles.stack}>
      <p className={styles.lead}>{text('location.chooseLead')}</p>
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      <RetryWrapper query={query}>
        {({ addresses = [] }) =>
          addresses.length === 0 ? (
            <Empty drawing="no-results" level={2} title={text('location.empty')} />
          ) : (
            <ul className={styles.addresses}>
              {addresses.map((address) => {
                const isCurrent =
                  address.id === user?.storeAddress?.id ||
                  (!user?.storeAddress?.id && address.postalCode === current?.postalCode);
                return (
                  <li key={address.id}>
                    <button aria-pressed={isCurrent} onClick={() => void choose(address)}>
                      <span className={`row ${styles.who}`}>
                        <b>
                          {address.firstName} {address.lastName}
                        </b>
                        {isCurrent && <Badge kind="yes">{text('location.current')}</Badge>}
                        {address.defaultAddress && <Badge kind="fact">{text('address.default')}</Badge>}
                      </span>
                      <span className="muted small">
                        {address.formattedAddress ??
                          [address.line1, address.town, address.postalCode].filter(Boolean).join(', ')}
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          )
        }
      </RetryWrapper>
      {add}
    </div>
  );
}
