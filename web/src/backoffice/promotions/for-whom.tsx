import { Area, Field } from '../ui/fields';
import { Panel } from '../ui/parts';
import { ChoicePart, NumberPart } from './parts';
import { fieldTime, timeOfField, withPart } from './terms';
import type { SentenceProps } from './sentence-parts';

const whom = { everyone: 'everyone', first: 'a first order only' } as const;
const how = { without: 'without a code', with: 'with a code' } as const;

/** From when until when, for whom, and with which code. */
export const ForWhom = ({ terms, isLocked, wrong, onChange }: SentenceProps) => (
  <Panel title="For whom and when">
    <p className="sentence">
      From{' '}
      <span className="sp">
        <input
          className="input part"
          type="datetime-local"
          aria-label="From"
          disabled={isLocked}
          value={fieldTime(terms.startsAt)}
          onChange={({ target }) => onChange(withPart(terms, 'startsAt', timeOfField(target.value)))}
        />
      </span>{' '}
      until{' '}
      <span className="sp">
        <input
          className="input part"
          type="datetime-local"
          aria-label="Until"
          aria-invalid={wrong('endsAt') ? true : undefined}
          disabled={isLocked}
          value={fieldTime(terms.endsAt)}
          onChange={({ target }) => onChange(withPart(terms, 'endsAt', timeOfField(target.value)))}
        />
        {wrong('endsAt') && (
          <span className="wrong" role="alert">
            {wrong('endsAt')}
          </span>
        )}
      </span>
      , South African time. Empty: from the day it is published, without an end.
    </p>
    <p className="sentence">
      For{' '}
      <ChoicePart
        label="For whom"
        value={terms.isFirstOrder ? 'first' : 'everyone'}
        words={whom}
        all={['everyone', 'first']}
        disabled={isLocked}
        onChange={(value) => onChange(withPart(terms, 'isFirstOrder', value === 'first'))}
      />{' '}
      in every store,{' '}
      <ChoicePart
        label="With or without a code"
        value={terms.needsCoupon ? 'with' : 'without'}
        words={how}
        all={['without', 'with']}
        disabled={isLocked}
        onChange={(value) => onChange(withPart(terms, 'needsCoupon', value === 'with'))}
      />
      .
    </p>
  </Panel>
);

/** What ends it by itself, and which of equally good ones counts. */
export const HowMuch = ({ terms, isLocked, onChange }: SentenceProps) => (
  <Panel title="How much">
    <p className="sentence">
      Stop after{' '}
      <NumberPart
        label="Orders at most"
        value={terms.maxUses}
        placeholder="any"
        disabled={isLocked}
        onChange={(most) => onChange(withPart(terms, 'maxUses', most))}
      />{' '}
      orders or{' '}
      <NumberPart
        label="Budget, rand"
        digits={2}
        value={terms.maxGiven}
        placeholder="no limit"
        disabled={isLocked}
        onChange={(most) => onChange(withPart(terms, 'maxGiven', most))}
      />{' '}
      rand given, and{' '}
      <NumberPart
        label="Orders a customer"
        value={terms.maxUsesPerCustomer}
        placeholder="any"
        disabled={isLocked}
        onChange={(most) => onChange(withPart(terms, 'maxUsesPerCustomer', most))}
      />{' '}
      orders a customer. Priority{' '}
      <NumberPart
        label="Priority"
        value={terms.priority}
        placeholder="0"
        disabled={isLocked}
        onChange={(priority) => onChange(withPart(terms, 'priority', priority))}
      />
      : of equally good ones the higher counts.
    </p>
  </Panel>
);

export const WhatShoppersRead = ({ terms, isLocked, wrong, onChange }: SentenceProps) => (
  <Panel title="What shoppers read">
    <div className="g2">
      <Field
        label="Title"
        hint={`${terms.title.length} of 100. On the product, in cart and order.`}
        maxLength={100}
        disabled={isLocked}
        error={wrong('title')}
        value={terms.title}
        onChange={({ target }) => onChange(withPart(terms, 'title', target.value))}
      />
      <Area
        label="More of it (optional)"
        rows={2}
        maxLength={500}
        disabled={isLocked}
        value={terms.description ?? ''}
        onChange={({ target }) => onChange(withPart(terms, 'description', target.value))}
      />
    </div>
  </Panel>
);
