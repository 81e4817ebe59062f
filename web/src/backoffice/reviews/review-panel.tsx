import { apiPath } from '@/shared/api/path';
import { Link } from '../address/address';
import { useApi } from '../api/query';
import { useMay } from '../frame/staff-context';
import { Button, IconButton } from '../ui/button';
import { Badge, Facts, Log } from '../ui/parts';
import { Bones, Loaded, Problem } from '../ui/states';
import { ageOf, whenOf } from '../ui/times';
import { ProductPart } from './product-part';
import { Stars } from './stars';
import type { Decide } from './use-decide';
import { acts, actsOf, eventWords, reasons, stateWords, type Act, type Review } from './words';

interface Props {
  id: string;
  query: URLSearchParams;
  decide: Decide;
  onAct: (act: Act, review: Review) => void;
  onStep: (by: number) => void;
  onClose: () => void;
}

/** One review beside the list, or as a page of its own: what was said, of what, by whom, and what was decided. */
export function ReviewPanel({ id, query, decide, onAct, onStep, onClose }: Props) {
  const review = useApi(apiPath('/backoffice/api/reviews/{staffReviewId}', { path: { staffReviewId: id } }));
  return (
    <aside className="pn det stack" aria-label="This review">
      <Loaded query={review} bones={<Bones rows={8} />}>
        {(data) => (
          <>
            <div className="ph">
              <span className="fl">
                <Stars count={data.rating} />
                <Badge kind={stateWords(data.state).badge}>{stateWords(data.state).words}</Badge>
              </span>
              <span className="fl">
                <IconButton label="Review before" icon="up" onClick={() => onStep(-1)} />
                <IconButton label="Next review" icon="dn" onClick={() => onStep(1)} />
                <IconButton label="Close" icon="x" onClick={onClose} />
              </span>
            </div>
            <h2>{data.headline}</h2>
            <p className="review-words">{data.comment}</p>
            <Acts review={data} decide={decide} onAct={(act) => onAct(act, data)} />
            <ProductPart product={data.product} query={query} />
            <ReviewFacts review={data} />
            {data.events && data.events.length > 0 && (
              <Log
                lines={data.events.map(({ at, by, act, to }) => ({
                  at,
                  icon: act === 'review.declined' ? 'x' : act === 'review.approved' ? 'check' : 'ret',
                  what: eventWords(act, to ?? ''),
                  who: by,
                }))}
              />
            )}
          </>
        )}
      </Loaded>
    </aside>
  );
}

interface ActsProps {
  review: Review;
  decide: Decide;
  onAct: (act: Act) => void;
}

const keys: Partial<Record<Act, string>> = { approve: 'A', decline: 'D' };

function Acts({ review, decide, onAct }: ActsProps) {
  const may = useMay();
  if (!may('reviews')) return null;
  return (
    <>
      <div className="fl">
        {actsOf(review.state).map((act, n) => (
          <Button
            key={act}
            kind={act === 'decline' ? 'danger' : n === 0 ? 'pri' : 'plain'}
            busy={decide.busy}
            keys={keys[act]}
            onClick={() => onAct(act)}
          >
            {acts[act].words}
          </Button>
        ))}
        {review.isUndoable && (
          <Button icon="ret" onClick={() => void decide.undo(review)}>
            Undo the last decision
          </Button>
        )}
      </div>
      <Problem problem={decide.problem} onReload={() => void decide.reload().then(decide.forget)} />
    </>
  );
}

const ReviewFacts = ({ review }: { review: Review }) => (
  <Facts
    facts={[
      {
        name: 'By',
        value: review.customerId ? (
          <Link to={`/customers/${encodeURIComponent(review.customerId)}`}>{review.author}</Link>
        ) : (
          review.author
        ),
      },
      { name: 'Bought it here', value: review.isBuyer ? 'Yes' : 'No' },
      { name: 'Written', value: whenOf(review.createdAt) },
      review.state === 'waiting' && { name: 'Waits', value: ageOf(review.createdAt) },
      review.state === 'shown' && {
        name: 'Found helpful',
        value: `${review.helpful}, not ${review.unhelpful}`,
      },
      review.decidedAt !== undefined
        ? { name: 'Decided', value: `${whenOf(review.decidedAt)} by ${review.decidedBy}` }
        : review.state === 'shown' && { name: 'Decided', value: 'Shown by itself: a buyer’s plain words' },
      review.reason && { name: 'Refused, for', value: reasons[review.reason] },
      review.words !== undefined && { name: 'In words', value: review.words },
    ]}
  />
);
