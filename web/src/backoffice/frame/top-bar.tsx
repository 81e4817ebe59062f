import { roleName } from '../staff/roles';
import { Key } from '../ui/button';
import { Icon } from '../ui/icon';
import { initialsOf } from '../ui/parts';
import { useHere } from './staff-context';

interface Props {
  onMenu: () => void;
  onFind: () => void;
  onMe: () => void;
}

export function TopBar({ onMenu, onFind, onMe }: Props) {
  const { staff } = useHere();
  return (
    <header className="top">
      <button type="button" className="icon-btn mob" aria-label="Menu" onClick={onMenu}>
        <Icon name="menu" size="m" />
      </button>
      <button type="button" className="find" aria-haspopup="dialog" onClick={onFind}>
        <Icon name="search" />
        <span>Find or do anything</span>
        <Key>Ctrl</Key>
        <Key>K</Key>
      </button>
      <button type="button" className="av push" aria-haspopup="dialog" onClick={onMe}>
        <span className="desk name">
          <b>{staff.name}</b>
          <br />
          <span className="tiny muted">{staff.roles.map(roleName).join(', ')}</span>
        </span>
        <i aria-hidden="true">{initialsOf(staff.name)}</i>
        <span className="sr">You</span>
      </button>
    </header>
  );
}
