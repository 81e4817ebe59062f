import { useState } from 'react';
import { PickerDialog, type Picked } from '../media/picker';
import { Button } from '../ui/button';
import { Field } from '../ui/fields';
import type { EditorProps } from './field-editor';
import { withAltText, withMobile, withPicked, withUrl, type Media } from './picture-value';
import { memberWords } from './words';

type Of = 'all' | 'phones';

/** A picture of the library or by its address, what it shows, and another for phones where there is one. */
export function PictureField({ field: { name }, value, isLocked, wrong, path, onChange }: EditorProps) {
  const media: Media = typeof value === 'object' && value !== null ? (value as Media) : {};
  const [picking, setPicking] = useState<Of>();
  const set = (next: Media) => onChange(Object.keys(next).length > 0 ? next : undefined);
  const pick = (picture: Picked) => {
    set(picking === 'phones' ? withMobile(media, picture.url) : withPicked(media, picture));
    setPicking(undefined);
  };
  const chooser = (of: Of, words: string) =>
    !isLocked && (
      <span className="fl">
        <Button icon="grid" onClick={() => setPicking(of)}>
          {words}
        </Button>
      </span>
    );
  return (
    <fieldset className="stack t8 thing" disabled={isLocked}>
      <legend>{memberWords(name)}</legend>
      {media.url && <img className="look-at" src={media.url} alt={media.altText ?? ''} />}
      {chooser('all', media.url ? 'Another picture…' : 'Choose a picture…')}
      <Field
        label="Address of the picture"
        error={wrong(`${path}/url`) ?? wrong(path)}
        autoComplete="off"
        maxLength={500}
        value={media.url ?? ''}
        onChange={({ target }) => set(withUrl(media, target.value.trim()))}
      />
      <Field
        label="What it shows (optional)"
        hint="For people who cannot see it. Leave it empty where the words beside it say the same."
        error={wrong(`${path}/altText`)}
        autoComplete="off"
        maxLength={500}
        value={media.altText ?? ''}
        onChange={({ target }) => set(withAltText(media, target.value))}
      />
      <Field
        label="Another for phones (optional)"
        error={wrong(`${path}/mobile/url`)}
        autoComplete="off"
        maxLength={500}
        value={media.mobile?.url ?? ''}
        onChange={({ target }) => set(withMobile(media, target.value.trim()))}
      />
      {chooser('phones', 'Choose one for phones…')}
      {picking && (
        <PickerDialog
          title={picking === 'phones' ? 'A picture for phones' : memberWords(name)}
          onPick={pick}
          onClose={() => setPicking(undefined)}
        />
      )}
    </fieldset>
  );
}
