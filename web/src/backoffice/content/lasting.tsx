import { Segments } from '../ui/parts';

interface Props {
  isPermanent: boolean;
  onChange: (isPermanent: boolean) => void;
}

/** Whether an address leads elsewhere for good (301) or for now (302). */
export const Lasting = ({ isPermanent, onChange }: Props) => (
  <div className="stack t4">
    <Segments
      label="For how long"
      value={isPermanent ? 'good' : 'now'}
      choices={[
        ['good', 'For good'],
        ['now', 'For now'],
      ]}
      onChange={(each) => onChange(each === 'good')}
    />
    <p className="muted small">
      {isPermanent
        ? 'Search engines replace the old address with the new one (301).'
        : 'Search engines keep the old address: it comes back (302).'}
    </p>
  </div>
);
