import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { useApi } from '@/shared/api/query';
import type { Product, Schema } from '@/shared/api/types';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { usePath } from '@/shared/routing/routing';
import { useIsLoggedIn } from '@/shared/session/session';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { lazyPart } from '@/shared/ui/lazy-part';
import { Clamped } from '@/shared/ui/clamped';
import { Rating } from '@/shared/ui/rating';
import { toast } from '@/shared/ui/toast';
import { few, reviewsPath, type Sort } from './paths';
import { byline, shareOf } from './rules';
import styles from './reviews.module.css';

type Review = Schema<'CustomerReview'>;
type ReviewList = Schema<'ReviewList'>;

const most = 50;

const Write = lazyPart(() => import('./write'));

/** Rating at a glance, then what customers wrote, then the way to write. */
export function Reviews({ product }: { product: Product }) {
  const { code, avgRating, reviewsCount } = product;
  const [size, setSize] = useState(few);
  const [sort, setSort] = useState<Sort>('newest');
  const [writing, setWriting] = useState(false);
  const isLoggedIn = useIsLoggedIn();
  const path = usePath();
  const { data } = useApi(reviewsPath(code, size, sort), { placeholderData: (before) => before });
  const total = data?.pagination.totalResults ?? 0;
  return (
    <section aria-labelledby="reviews" className={styles.reviews}>
      <h2 id="reviews">{total > 0 ? text('review.titleCount', { count: total }) : text('review.title')}</h2>
      {Boolean(avgRating) && <Summary average={avgRating ?? 0} count={reviewsCount ?? 0} data={data} />}
      {total > 1 && (
        <label className={styles.sort}>
          <span className="sr">{text('review.sort')}</span>
          <select value={sort} onChange={({ target }) => setSort(target.value as Sort)}>
            <option value="newest">{text('review.sortNewest')}</option>
            <option value="helpful">{text('review.sortHelpful')}</option>
            <option value="highest">{text('review.sortHighest')}</option>
            <option value="lowest">{text('review.sortLowest')}</option>
          </select>
          <Icon name="down" size="s" />
        </label>
      )}
      {total === 0 && <p className="muted">{text('review.none')}</p>}
      <ul className={styles.list}>
        {data?.reviews.map((review) => (
          <Shown key={review.id} code={code} review={review} />
        ))}
      </ul>
      <div className="row" style={{ gap: 'var(--space-3)', flexWrap: 'wrap' }}>
        {total > size && size < most && (
          <Button kind="soft" onClick={() => setSize(Math.min(most, size + 10))}>
            {text('review.more')}
          </Button>
        )}
        {isLoggedIn ? (
          <Button kind="secondary" onClick={() => setWriting(true)}>
            {text('review.write')}
          </Button>
        ) : (
          <ButtonLink kind="secondary" href={`/account/login?route=${encodeURIComponent(path)}`}>
            {text('review.signIn')}
          </ButtonLink>
        )}
      </div>
      <Suspense>
        {writing && <Write code={code} name={product.name} onClose={() => setWriting(false)} />}
      </Suspense>
    </section>
  );
}

function Summary({ average, count, data }: { average: number; count: number; data?: ReviewList }) {
  const total = data?.pagination.totalResults ?? 0;
  return (
    <div className={styles.summary}>
      <div>
        <b className={styles.figure}>{average.toFixed(1)}</b>
        <Rating value={average} count={count} />
      </div>
      {total > 0 && (
        <div>
          <p className="tiny muted">{text('review.ofThese', { count: total })}</p>
          <ul className={styles.bars}>
            {data?.ratings.map(({ rating, count: these }) => (
              <li key={rating}>
                <span>
                  <span aria-hidden="true">{rating}</span>
                  <span className="sr">{text('review.starsOf', { count: rating })}</span>
                </span>
                <span className={styles.bar}>
                  <span style={{ width: `${shareOf(these, total)}%` }} />
                </span>
                <span>{shareOf(these, total)}%</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Shown({ code, review }: { code: string; review: Review }) {
  const isLoggedIn = useIsLoggedIn();
  const [voted, setVoted] = useState<Review>();
  const vote = useMutation({
    mutationFn: (helpful: boolean) =>
      api.post('/products/{productCode}/reviews/{reviewId}/helpful', {
        path: { productCode: code, reviewId: review.id },
        body: { helpful },
      }),
    onSuccess: (answer) => {
      setVoted(answer);
      toast.success(answer.successMsg ?? text('review.voted'));
    },
    onError: (problem) => toast.error(messageOf(problem)),
  });
  const { helpful, unhelpful } = voted ?? review;
  return (
    <li>
      <div className="row between">
        <Rating value={review.rating} />
        <time className="tiny muted" dateTime={review.date}>
          {dayOf(review.date)}
        </time>
      </div>
      <h3>{review.headline}</h3>
      <Clamped lines={3} phoneLines={4}>
        <p>{review.comment}</p>
      </Clamped>
      <p className="tiny muted">{byline(review)}</p>
      {isLoggedIn && (
        <div className={styles.votes} role="group" aria-label={text('review.was')}>
          <button type="button" disabled={vote.isPending} onClick={() => vote.mutate(true)}>
            {text('review.helpful', { count: helpful })}
          </button>
          <button type="button" disabled={vote.isPending} onClick={() => vote.mutate(false)}>
            {text('review.unhelpful', { count: unhelpful })}
          </button>
        </div>
      )}
    </li>
  );
}
