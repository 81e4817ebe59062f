import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { useDetectedPoint } from '@/shared/session/detect-place';
import { choosePlace, defaultPlace, displayAddress, usePlace } from '@/shared/session/place';
import { useIsLoggedIn } from '@/shared/session/session';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Modal } from '@/shared/ui/modal';
import { Note } from '@/shared/ui/note';
import { PlaceSearch } from './place-search';
import { SavedAddresses } from './saved-addresses';
import { defaultDetected, placeOf, problemOfDetected, problemOfPicked, type Detected } from './rules';
import styles from './location-modal.module.css';

/** Chooses where things are brought: a suburb for guests, one of their addresses for customers. */
export default function LocationModal({ onClose }: { onClose: () => void }) {
  const isLoggedIn = useIsLoggedIn();
  return isLoggedIn ? (
    <Modal title={text('location.chooseDelivery')} onClose={onClose}>
      <SavedAddresses onDone={onClose} />
    </Modal>
  ) : (
    <Modal title={text('location.choose')} onClose={onClose}>
      <GuestPlace onClose={onClose} />
    </Modal>
  );
}

function GuestPlace({ onClose }: { onClose: () => void }) {
  const [found, setFound] = useState<Detected>();
  return found ? (
    <Confirm found={found} onEdit={() => setFound(undefined)} onDone={onClose} />
  ) : (
    <Search onFound={setFound} onClose={onClose} />
  );
}

function Search({ onFound, onClose }: { onFound: (found: Detected) => void; onClose: () => void }) {
  const navigate = useNavigate();
  const current = usePlace() ?? defaultPlace();
  const { detect, detecting, problem, setProblem } = useDetectedPoint(async ({ latitude, longitude }) => {
    try {
      const { suggestions, streets } = await api.get(
        apiPath('/addressSuggestions', { query: { latitude, longitude, max: 1 } }),
      );
      const nearest = suggestions[0];
      if (nearest && problemOfDetected(nearest, streets)) return text('location.detectingTrouble');
      // Nothing there: outside South Africa, where the default address is used (specification §4).
      onFound(nearest ?? defaultDetected());
      return undefined;
    } catch (failure) {
      return messageOf(failure);
    }
  });

  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{text('location.lead')}</p>
      <PlaceSearch
        label={text('location.field')}
        onPick={(picked, streets) => {
          const wrong = problemOfPicked(picked, streets);
          if (wrong) setProblem(text(wrong));
          else onFound(picked);
        }}
        onType={() => setProblem('')}
      />
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      <Button kind="soft" wide busy={detecting} onClick={detect}>
        <Icon name="locate" />
        {text('location.detect')}
      </Button>
      <p className={styles.or}>{text('location.or')}</p>
      <Button
        kind="secondary"
        wide
        onClick={() => {
          onClose();
          navigate('/account/login');
        }}
      >
        <Icon name="user" />
        {text('location.signInToView')}
      </Button>
      <p className={`tiny muted ${styles.keep}`}>
        {text('location.keep', { place: displayAddress(current) })}
      </p>
    </div>
  );
}

function Confirm({ found, onEdit, onDone }: { found: Detected; onEdit: () => void; onDone: () => void }) {
  const cache = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');

  const save = async () => {
    setSaving(true);
    try {
      const answer = await api.post('/promise/getBaseStore', {
        body: {
          latitude: found.latitude ?? defaultPlace().latitude,
          longitude: found.longitude ?? defaultPlace().longitude,
          postalCode: found.postalCode ?? '',
          detectedAddress: found,
        },
      });
      choosePlace(placeOf(found, answer.zone ?? answer.storeAddress?.zone ?? defaultPlace().zone));
      void cache.invalidateQueries();
      onDone();
    } catch (failure) {
      setProblem(messageOf(failure));
      setSaving(false);
    }
  };

  return (
    <div className={styles.stack}>
      <h3>{text('location.detected')}</h3>
      <p className={styles.found}>
        <Icon name="pin" />
        <span>
          <b>{found.displayAddress}</b>
          <span className="muted small">{found.province}</span>
        </span>
      </p>
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      <Button wide busy={saving} onClick={() => void save()}>
        {text('common.save')}
      </Button>
      <Button kind="secondary" wide onClick={onEdit}>
        {text('common.edit')}
      </Button>
    </div>
  );
}
