import { Icon } from '../ui/icon';
import type { Batch } from './words';

/** All codes of a batch as a file; that somebody took it stands in the audit. */
export const ExportLink = ({ batch: { name, codesUrl } }: { batch: Batch }) =>
  codesUrl && (
    <a className="btn xs plain" href={codesUrl} download aria-label={`Codes of ${name} as CSV`}>
      <Icon name="dn" size="xs" /> CSV
    </a>
  );
