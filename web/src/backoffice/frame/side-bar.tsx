import { useEffect, useState } from 'react';
import { Link } from '../address/address';
import { Icon } from '../ui/icon';
import { nowWords } from '../ui/times';
import { isWithin, type PlaceEntry } from './places';
import { useHere } from './staff-context';

const minute = 60_000;

function Now() {
  const [words, setWords] = useState(() => nowWords());
  useEffect(() => {
    const timer = setInterval(() => setWords(nowWords()), minute / 2);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="sub">
      {words}
      <br />
      Every change is logged.
    </p>
  );
}

interface Props {
  places: readonly PlaceEntry[];
  counts: Record<string, number>;
  place: string;
  onGo?: () => void;
}

const groupsOf = (places: readonly PlaceEntry[]) =>
  [...new Set(places.map(({ group }) => group))].map((group) => ({
    group,
    entries: places.filter((each) => each.group === group),
  }));

export function Navigation({ places, counts, place, onGo }: Props) {
  return (
    <nav aria-label="Back office" className="stack">
      {groupsOf(places).map(({ group, entries }) => (
        <div key={group}>
          {group && <h2>{group}</h2>}
          <ul>
            {entries.map(({ path, name, icon }) => {
              const count = counts[path] ?? 0;
              return (
                <li key={path}>
                  <Link to={path} aria-current={isWithin(place, path) ? 'page' : undefined} onClick={onGo}>
                    <Icon name={icon} />
                    {name}
                    {count > 0 && (
                      <span className={`b ${path === '/orders' ? 'hot' : ''}`}>
                        {count}
                        <span className="sr"> waiting</span>
                      </span>
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

export function SideBar(props: Props) {
  const { shopName } = useHere();
  return (
    <aside className="side on-brand" aria-label="Places">
      <span className="shop-word">{shopName}</span>
      <Navigation {...props} />
      <Now />
    </aside>
  );
}
