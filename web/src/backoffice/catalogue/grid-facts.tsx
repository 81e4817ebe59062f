import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { Bones, Loaded } from '../ui/states';

interface Props {
  department: string;
  facts: readonly string[];
  onAsk: (set: Record<string, string | undefined>, options?: { replace?: boolean }) => void;
}

/** So many columns of facts beside the others. */
const most = 8;

/** Which facts are columns; they stand in the address. */
export function FactsChip({ department, facts, onAsk }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`chip f ${facts.length > 0 ? 'set' : ''}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="grid" size="xs" />
        {facts.length > 0 ? `Facts: ${facts.length}` : 'Facts as columns'}
      </button>
      {isOpen && (
        <Dialog title="Facts as columns" onClose={() => setOpen(false)}>
          <div className="bd">
            <Choices {...{ department, facts, onAsk }} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function Choices({ department, facts, onAsk }: Props) {
  const known = useApi(
    department
      ? apiPath('/backoffice/api/categories/{categoryCode}/facts', { path: { categoryCode: department } })
      : null,
  );
  if (!department) return <p>Choose a department first: it says which facts there are.</p>;
  return (
    <Loaded query={known} bones={<Bones rows={6} />}>
      {(data) => (
        <>
          {data.facts
            .filter(({ code, products }) => products > 0 || facts.includes(code))
            .map(({ code, name, unit, percent }) => (
              <label key={code} className="check">
                <input
                  type="checkbox"
                  className="tick"
                  checked={facts.includes(code)}
                  disabled={!facts.includes(code) && facts.length >= most}
                  onChange={({ target }) => {
                    const next = target.checked ? [...facts, code] : facts.filter((each) => each !== code);
                    onAsk({ facts: next.join(',') || undefined }, { replace: true });
                  }}
                />
                {name}
                {unit && `, ${unit}`} <span className="tiny muted">{percent}% have it</span>
              </label>
            ))}
          <p className="tiny muted">At most {most}. Facts no product on this page has are not columns.</p>
        </>
      )}
    </Loaded>
  );
}
