import { useState } from 'react';
import { MoveDialog } from '../ui/move-dialog';
import { Stars } from './stars';
import type { Decide } from './use-decide';
import { missingIn, noWhy, refusalOf, WhyFields } from './why-fields';
import type { Review } from './words';

interface Props {
  review: Review;
  decide: Decide;
  onClose: () => void;
}

/** What is refused, and why. */
export function DeclineDialog({ review, decide, onClose }: Props) {
  const [why, setWhy] = useState(noWhy);
  const [isTried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    const refusal = refusalOf(why);
    if (missingIn(why) || !refusal) return;
    void decide.send({ act: 'decline', review, refusal }).then((isDone) => isDone && onClose());
  };
  return (
    <MoveDialog
      title="Refuse this review"
      confirm="Refuse it"
      cancel="Back"
      kind="bad"
      move={decide}
      onSend={send}
      onClose={() => {
        decide.forget();
        onClose();
      }}
      onReload={() => void decide.reload()}
    >
      <p>
        <Stars count={review.rating} /> <b>{review.headline}</b> by {review.author}
      </p>
      <p className="muted">
        {review.state === 'shown'
          ? 'It leaves the product’s page, and its stars count no more.'
          : 'Nobody reads it, and its stars do not count.'}
      </p>
      <WhyFields {...{ why, isTried }} onChange={setWhy} />
    </MoveDialog>
  );
}
