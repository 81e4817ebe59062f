import { Button, IconButton } from '../ui/button';
import { withMember } from './document';
import { FieldEditor, type EditorProps } from './field-editor';
import { memberWords, thingWords } from './words';

type Thing = Record<string, unknown>;

const thingsIn = (value: unknown): Thing[] =>
  Array.isArray(value)
    ? value.map((each) => (typeof each === 'object' && each !== null ? (each as Thing) : {}))
    : [];

const calledBy = ({ title, name, code }: Thing): string =>
  [title, name, code].find((each): each is string => typeof each === 'string' && each !== '') ?? '';

/** Things one after the other, each with its own fields; they are opened one by one. */
export function ListField({ field, value, isLocked, wrong, path, named, onChange }: EditorProps) {
  const things = thingsIn(value);
  const one = thingWords(field.name);
  const moved = (from: number, to: number) =>
    onChange(things.toSpliced(from, 1).toSpliced(to, 0, things[from]!));
  const isWrong = (n: number) =>
    (field.fields ?? []).some(
      (each) => wrong(`${path}/${n}/${each.name}`) ?? wrong(`${path}/${n}/${each.name}/url`),
    );
  return (
    <fieldset className="stack t8 thing" disabled={isLocked}>
      <legend>{memberWords(field.name)}</legend>
      {wrong(path) && (
        <span className="wrong" role="alert">
          {wrong(path)}
        </span>
      )}
      {things.map((thing, n) => (
        <details key={n} open={isWrong(n) || undefined} className="one-of">
          <summary>
            <b>
              {one} {n + 1}
            </b>{' '}
            {calledBy(thing)}
          </summary>
          <div className="stack t8">
            {(field.fields ?? []).map((each) => (
              <FieldEditor
                key={each.name}
                field={each}
                value={thing[each.name]}
                {...{ isLocked, wrong, named }}
                path={`${path}/${n}/${each.name}`}
                onChange={(next) => onChange(things.with(n, withMember(thing, each.name, next)))}
              />
            ))}
            {!isLocked && (
              <span className="fl">
                <IconButton
                  label={`Move up: ${one} ${n + 1}`}
                  icon="up"
                  disabled={n === 0}
                  onClick={() => moved(n, n - 1)}
                />
                <IconButton
                  label={`Move down: ${one} ${n + 1}`}
                  icon="down"
                  disabled={n === things.length - 1}
                  onClick={() => moved(n, n + 1)}
                />
                <IconButton
                  label={`Take out: ${one} ${n + 1}`}
                  icon="trash"
                  onClick={() => onChange(things.toSpliced(n, 1))}
                />
              </span>
            )}
          </div>
        </details>
      ))}
      {!isLocked && (
        <Button icon="plus" onClick={() => onChange([...things, {}])}>
          Add: {one.toLowerCase()}
        </Button>
      )}
    </fieldset>
  );
}
