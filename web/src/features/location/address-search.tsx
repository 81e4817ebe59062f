import { useRef, useState } from 'react';
import { text } from '@/shared/i18n/text';
import { Note } from '@/shared/ui/note';
import { PlaceSearch } from './place-search';
import { problemOfPicked, type Detected } from './rules';
import styles from './place-search.module.css';

interface Props {
  /** Takes over what was found, and says what is wrong with it. */
  onFound: (found: Detected, isWanted: () => boolean) => Promise<string | undefined>;
}

/** Finds the suburb of an address, and its street where the map knows streets, to be completed by hand. */
export function AddressSearch({ onFound }: Props) {
  const [problem, setProblem] = useState('');
  const last = useRef(0);
  const pick = async (found: Detected, streets?: boolean) => {
    const mine = ++last.current;
    const isWanted = () => mine === last.current;
    const wrong = problemOfPicked(found, streets);
    if (wrong === 'location.postalCodeNotFound') return setProblem(text('location.postalCodeNotFound'));
    const problem = await onFound(found, isWanted);
    if (isWanted()) setProblem(problem ?? '');
  };
  return (
    <div className={styles.search}>
      <PlaceSearch
        label={text('address.search')}
        hint={text('address.searchHint')}
        over
        onPick={(found, streets) => void pick(found, streets)}
        onType={() => {
          ++last.current;
          setProblem('');
        }}
      />
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
    </div>
  );
}
