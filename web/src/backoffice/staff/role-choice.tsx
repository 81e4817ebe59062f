import { roleName, roles, type Role } from './roles';

/** Ticked in the order they are offered. */
export const toggled = (chosen: readonly Role[], role: Role): Role[] =>
  roles
    .map(([each]) => each)
    .filter((each) => (each === role ? !chosen.includes(each) : chosen.includes(each)));

interface Props {
  chosen: readonly Role[];
  error?: string;
  onChange: (roles: Role[]) => void;
}

/** What somebody may do; several add up. */
export const RoleChoice = ({ chosen, error, onChange }: Props) => (
  <fieldset className="stack t4">
    <legend className="lab">
      <b>Roles</b>
    </legend>
    {roles.map(([role, words]) => (
      <label key={role} className="check" htmlFor={`role-${role}`}>
        <input
          id={`role-${role}`}
          type="checkbox"
          className="tick"
          checked={chosen.includes(role)}
          onChange={() => onChange(toggled(chosen, role))}
        />
        <b>{roleName(role)}</b>
        <span className="tiny muted">{words}</span>
      </label>
    ))}
    {error && (
      <p className="field wrong-note" role="alert">
        {error}
      </p>
    )}
  </fieldset>
);
