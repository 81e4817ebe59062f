import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { refresh, useApi } from '@/shared/api/query';
import type { Product, Schema } from '@/shared/api/types';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { usePath } from '@/shared/routing/routing';
import { useIsLoggedIn } from '@/shared/session/session';
import { Button, ButtonLink } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Modal } from '@/shared/ui/modal';
import { Note } from '@/shared/ui/note';
import { Rating } from '@/shared/ui/rating';
import { toast } from '@/shared/ui/toast';
import { byline, problemsIn, shareOf, type Draft } from './rules';
import styles from './reviews.module.css';

type Review = Schema<'CustomerReview'>;
type ReviewList = Schema<'ReviewList'>;

const few = 5;
const most = 50;

export const reviewsPath = (code: string, size = few, sort = 'newest') =>
  `/products/${encodeURIComponent(code)}/reviews?pageSize=${size}&sort=${sort}`;

/** Rating at a glance, then what customers wrote, then the way to write. */
export function Reviews({ product }: { product: Product }) {
  const { code, avgRating, reviewsCount } = product;
  const [size, setSize] = useState(few);
  const [sort, setSort] = useState('newest');
  const [writing, setWriting] = useState(false);
  const isLoggedIn = useIsLoggedIn();
  const path = usePath();
  const { data } = useApi<ReviewList>(reviewsPath(code, size, sort), { placeholderData: (before) => before });
  const total = data?.pagination.totalResults ?? 0;
  return (
    <section aria-labelledby="reviews" className={styles.reviews}>
      <h2 id="reviews">{total > 0 ? text('review.titleCount', { count: total }) : text('review.title')}</h2>
      {Boolean(avgRating) && <Summary average={avgRating ?? 0} count={reviewsCount ?? 0} data={data} />}
      {total > 1 && (
        <label className={styles.sort}>
          <span className="sr">{text('review.sort')}</span>
          <select value={sort} onChange={({ target }) => setSort(target.value)}>
            <option value="newest">{text('review.sortNewest')}</option>
            <option value="helpful">{text('review.sortHelpful')}</option>
            <option value="highest">{text('review.sortHighest')}</option>
            <option value="lowest">{text('review.sortLowest')}</option>
          </select>
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
      {writing && <Write code={code} name={product.name} onClose={() => setWriting(false)} />}
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
      api.post<Review>(
        `/products/${encodeURIComponent(code)}/reviews/${encodeURIComponent(review.id)}/helpful`,
        { helpful },
      ),
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
      <p>{review.comment}</p>
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

const stars = [1, 2, 3, 4, 5];

function Write({ code, name, onClose }: { code: string; name: string; onClose: () => void }) {
  const cache = useQueryClient();
  const [draft, setDraft] = useState<Draft>({ rating: 0, headline: '', comment: '' });
  const [tried, setTried] = useState(false);
  const problems = tried ? problemsIn(draft) : {};
  const send = useMutation({
    mutationFn: () => api.post<Review>(`/products/${encodeURIComponent(code)}/reviews`, draft),
    onSuccess: (answer) => {
      toast.success(answer.successMsg ?? text('review.shown'));
      void refresh(cache, `/products/${encodeURIComponent(code)}`);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemsIn(draft)).length === 0) send.mutate();
  };
  return (
    <Modal title={text('review.write')} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className="muted">{name}</p>
        {send.isError && (
          <Note kind="bad" live>
            {messageOf(send.error)}
          </Note>
        )}
        <fieldset className={styles.choose}>
          <legend>{text('review.rating')}</legend>
          {stars.map((rating) => (
            <label key={rating}>
              <input
                type="radio"
                name="rating"
                value={rating}
                checked={draft.rating === rating}
                onChange={() => setDraft({ ...draft, rating })}
              />
              <span className="sr">{text('review.starsOf', { count: rating })}</span>
              <span aria-hidden="true" data-on={rating <= draft.rating}>
                ★
              </span>
            </label>
          ))}
        </fieldset>
        {problems.rating && (
          <p className={styles.problem} role="alert">
            {problems.rating}
          </p>
        )}
        <TextField
          label={text('review.headline')}
          value={draft.headline}
          maxLength={100}
          error={problems.headline}
          onChange={({ target }) => setDraft({ ...draft, headline: target.value })}
        />
        <div className={styles.comment}>
          <label htmlFor="review-comment">{text('review.comment')}</label>
          <textarea
            id="review-comment"
            rows={5}
            maxLength={2000}
            value={draft.comment}
            aria-invalid={problems.comment ? true : undefined}
            aria-describedby="review-comment-hint"
            onChange={({ target }) => setDraft({ ...draft, comment: target.value })}
          />
          <span id="review-comment-hint" className={problems.comment ? styles.problem : 'tiny muted'}>
            {problems.comment ?? text('review.commentHint')}
          </span>
        </div>
        <Button type="submit" wide busy={send.isPending}>
          {text('review.send')}
        </Button>
      </form>
    </Modal>
  );
}
