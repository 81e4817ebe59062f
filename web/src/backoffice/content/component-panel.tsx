import { fieldTime, timeOfField } from '../promotions/terms';
import { Button } from '../ui/button';
import { Field } from '../ui/fields';
import { Panel } from '../ui/parts';
import { Note } from '../ui/states';
import { withMember } from './document';
import { FieldEditor } from './field-editor';
import { componentName, typeWords, type Component, type ComponentKind } from './words';

interface Props {
  component: Component;
  kind: ComponentKind | undefined;
  isLocked: boolean;
  wrong: (path: string) => string | undefined;
  named: ReadonlyMap<string, string>;
  onChange: (component: Component) => void;
  onRemove: () => void;
}

/** What the chosen component says, shows and leads to. */
export function ComponentPanel({ component, kind, isLocked, wrong, named, onChange, onRemove }: Props) {
  const { type, name, properties, startsAt, endsAt } = component;
  const isShared = type === 'SharedSlot';
  return (
    <Panel title={componentName(component)} beside={<span className="muted small">{typeWords(type)}</span>}>
      {isShared && <Note>This slot shows what another page puts there. It is changed on that page.</Note>}
      {!kind && !isShared && (
        <Note>
          It comes from another system, which draws it. It keeps what it says here; imports change it.
        </Note>
      )}
      {!isShared && (
        <Field
          label="Name (shoppers do not read it)"
          disabled={isLocked}
          autoComplete="off"
          maxLength={200}
          value={name}
          onChange={({ target }) => onChange({ ...component, name: target.value })}
        />
      )}
      {kind?.fields.map((field) => (
        <FieldEditor
          key={`${component.uid}-${field.name}`}
          field={field}
          value={properties[field.name]}
          path={field.name}
          {...{ isLocked, wrong, named }}
          onChange={(value) =>
            onChange({ ...component, properties: withMember(properties, field.name, value) })
          }
        />
      ))}
      {!isShared && (
        <div className="stack t8">
          <Field
            label="Shown from"
            type="datetime-local"
            disabled={isLocked}
            value={fieldTime(startsAt)}
            onChange={({ target }) => onChange(withMember(component, 'startsAt', timeOfField(target.value)))}
          />
          <Field
            label="Shown until"
            type="datetime-local"
            disabled={isLocked}
            value={fieldTime(endsAt)}
            onChange={({ target }) => onChange(withMember(component, 'endsAt', timeOfField(target.value)))}
          />
        </div>
      )}
      {!isLocked && (
        <Button kind="danger" onClick={onRemove}>
          Take out of the page
        </Button>
      )}
    </Panel>
  );
}
