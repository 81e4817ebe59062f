import { Area, Field } from '../ui/fields';
import { Panel } from '../ui/parts';
import { pairIn, paired } from './product-fields';
import type { Edits } from './use-product';

interface Props {
  edits: Edits;
  wrong: (field: string) => string | undefined;
  isLocked: boolean;
}

/** What its page says, and what search finds it by. */
export function TextsPanel({ edits, wrong, isLocked }: Props) {
  const shared = (field: string) => ({
    error: wrong(field),
    disabled: isLocked,
    mark: edits.isChanged(field) ? 'changed' : undefined,
  });
  const typed = (field: string) => ({
    ...shared(field),
    maxLength: 20_000,
    value: String(edits.valueOf(field) ?? ''),
    onChange: ({ target }: { target: { value: string } }) => edits.set(field, target.value),
  });
  const list = (field: string) => (edits.valueOf(field) as readonly string[] | undefined) ?? [];
  const lines = (field: string) => ({
    rows: Math.max(2, Math.min(8, list(field).length + 1)),
    ...shared(field),
    value: list(field).join('\n'),
    onChange: ({ target }: { target: { value: string } }) =>
      edits.set(field, target.value === '' ? [] : target.value.split('\n')),
  });
  return (
    <Panel id="texts" title="Texts and search">
      <Area label="Summary" rows={2} {...typed('summary')} />
      <Area label="Description" rows={6} {...typed('description')} />
      <Area
        label="Selling points"
        hint="One a line."
        {...lines('features')}
        rows={Math.max(3, Math.min(8, list('features').length + 1))}
      />
      <div className="g2">
        <Area
          label="Documents"
          hint="PDF files that were taken in, one a line: manual-1001.pdf=Manual"
          {...lines('documents')}
        />
        <Area
          label="Videos"
          hint="At YouTube or Vimeo, one a line: https://youtu.be/dQw4w9WgXcQ=Unboxed"
          {...lines('videos')}
        />
      </div>
      <div className="g2">
        <Field label="Search words" hint="What shoppers also call it; not shown." {...typed('keywords')} />
        <Field
          label="Tags"
          hint="Shown on its picture, divided by commas: new=New, eco=Saves power"
          {...shared('tags')}
          value={list('tags')
            .map(pairIn)
            .map(([code, words]) => (words === '' && !code.includes('=') ? code : `${code}=${words}`))
            .join(',')}
          onChange={({ target }) =>
            edits.set(
              'tags',
              target.value === ''
                ? []
                : target.value.split(',').map((each) => {
                    const at = each.indexOf('=');
                    return at < 0 ? paired(each, '') : paired(each.slice(0, at), each.slice(at + 1));
                  }),
            )
          }
        />
      </div>
    </Panel>
  );
}
