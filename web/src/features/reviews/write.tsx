import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { below } from '@/shared/api/path';
import { refresh } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { useKeptChoice } from '@/shared/session/use-draft';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Modal } from '@/shared/ui/modal';
import { Note } from '@/shared/ui/note';
import { toast } from '@/shared/ui/toast';
import { problemsIn, type Draft } from './rules';
import styles from './reviews.module.css';

const stars = [1, 2, 3, 4, 5];

/** A rating with a headline and some words. */
export default function Write({ code, name, onClose }: { code: string; name: string; onClose: () => void }) {
  const cache = useQueryClient();
  const [draft, setDraft] = useKeptChoice<Draft>('review', { rating: 0, headline: '', comment: '' });
  const [tried, setTried] = useState(false);
  const problems = tried ? problemsIn(draft) : {};
  const send = useMutation({
    mutationFn: () =>
      api.post('/products/{productCode}/reviews', { path: { productCode: code }, body: draft }),
    onSuccess: (answer) => {
      toast.success(answer.successMsg ?? text('review.shown'));
      void refresh(cache, below('/products/{productCode}', { productCode: code }));
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
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
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
