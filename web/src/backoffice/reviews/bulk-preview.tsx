import type { Schema } from '@/shared/api/types';
import { Badge } from '../ui/parts';
import { Scroll } from '../ui/scroll';
import { Note } from '../ui/states';
import { stateWords } from './words';

/** What would change and how, and what is skipped. */
export const BulkPreview = ({
  preview: { changing, skipped },
}: {
  preview: Schema<'StaffReviewBulkPreview'>;
}) => (
  <>
    {changing.length > 0 && (
      <Scroll label="What changes">
        <table className="t">
          <caption className="sr">What changes</caption>
          <thead>
            <tr>
              <th scope="col">Review</th>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
            </tr>
          </thead>
          <tbody>
            {changing.map(({ id, headline, productName, state, becomes }) => (
              <tr key={id}>
                <td>
                  {headline}
                  <small>{productName}</small>
                </td>
                <td>
                  <Badge kind={stateWords(state).badge}>{stateWords(state).words}</Badge>
                </td>
                <td>
                  <Badge kind={stateWords(becomes).badge}>{stateWords(becomes).words}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    )}
    {skipped.length > 0 && (
      <Note kind="info">
        Skipped, for they stand so already or are gone:{' '}
        {skipped
          .map(({ id, headline, state }) =>
            headline && state ? `${headline} (${stateWords(state).words.toLowerCase()})` : id,
          )
          .join(', ')}
        .
      </Note>
    )}
  </>
);
