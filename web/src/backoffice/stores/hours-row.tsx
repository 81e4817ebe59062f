import { Switch } from '../ui/switch';
import { clockIn } from './rules';
import { wrongHours } from './typed-hours';

const usual = '09:00-17:00';

interface RowProps {
  name: string;
  value: string;
  isLocked: boolean;
  onChange: (hours: string) => void;
}

/** Whether it opens, and its times; these are read as they are meant, on leaving them or with Enter. */
export function HoursRow({ name, value, isLocked, onChange }: RowProps) {
  const [opens = '', closes = ''] = value === 'closed' ? [] : value.split('-');
  const problem = value === 'closed' ? undefined : wrongHours({ opens, closes });
  const read = (typed: string, to: (typed: string) => string) =>
    typed !== clockIn(typed) && onChange(to(clockIn(typed)));
  const time = (label: string, now: string, to: (typed: string) => string) => (
    <input
      className="input num"
      aria-label={`${name} ${label}`}
      aria-invalid={problem ? true : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      disabled={isLocked}
      value={now}
      onChange={({ target }) => onChange(to(target.value.replaceAll('-', '')))}
      onBlur={({ currentTarget }) => read(currentTarget.value, to)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && read(currentTarget.value, to)}
    />
  );
  return (
    <li>
      <Switch
        label={name}
        checked={value !== 'closed'}
        disabled={isLocked}
        onChange={(isOpen) => onChange(isOpen ? usual : 'closed')}
      />
      {value === 'closed' ? (
        <span className="muted closed">closed</span>
      ) : (
        <span className="fl tight">
          {time('opens', opens, (typed) => `${typed}-${closes}`)}
          <span className="muted">to</span>
          {time('closes', closes, (typed) => `${opens}-${typed}`)}
        </span>
      )}
      {problem && <span className="wrong-note">{problem}</span>}
    </li>
  );
}
