import { Field } from '../ui/fields';
import { withMember } from './document';
import type { EditorProps } from './field-editor';
import { memberWords } from './words';

interface Media {
  url?: string;
  mobile?: { url?: string };
  desktop?: { url?: string };
}

/** A picture by its address, and another for phones where there is one. */
export function PictureField({ field: { name }, value, isLocked, wrong, path, onChange }: EditorProps) {
  const media: Media = typeof value === 'object' && value !== null ? (value as Media) : {};
  const set = (next: Media) => onChange(Object.keys(next).length > 0 ? next : undefined);
  // A picture for desktops of its own would go on showing the old one.
  const withUrl = (url: string) =>
    withMember(
      withMember(media, 'url', url),
      'desktop',
      media.desktop && url ? { ...media.desktop, url } : undefined,
    );
  return (
    <fieldset className="stack t8 thing" disabled={isLocked}>
      <legend>{memberWords(name)}</legend>
      {media.url && <img className="look-at" src={media.url} alt="" />}
      <Field
        label="Address of the picture"
        error={wrong(`${path}/url`) ?? wrong(path)}
        autoComplete="off"
        maxLength={500}
        value={media.url ?? ''}
        onChange={({ target }) => set(withUrl(target.value.trim()))}
      />
      <Field
        label="Another for phones (optional)"
        error={wrong(`${path}/mobile/url`)}
        autoComplete="off"
        maxLength={500}
        value={media.mobile?.url ?? ''}
        onChange={({ target }) =>
          set(
            withMember(
              media,
              'mobile',
              target.value.trim() ? { ...media.mobile, url: target.value.trim() } : '',
            ),
          )
        }
      />
    </fieldset>
  );
}
