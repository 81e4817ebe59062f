import { useState } from 'react';
import { Button, IconButton } from '../ui/button';
import { Panel } from '../ui/parts';
import { ChoicePart, NumberPart } from './parts';
import { ProductFind } from './product-find';
import { SetPart } from './set-part';
import { ofKind, withOff, withPart } from './terms';
import { allKinds, kinds, type Named, type Terms } from './words';

export interface SentenceProps {
  terms: Terms;
  named: readonly Named[];
  isLocked: boolean;
  wrong: (field: string) => string | undefined;
  onNamed: (named: readonly Named[]) => void;
  onChange: (terms: Terms) => void;
}

const offBy = { percent: '% off', amount: 'rand off' } as const;
const worthBy = { ...offBy, bundleWorth: 'rand together' } as const;

/** `10 % off`: how much, and of what. */
function Off({ terms, isLocked, wrong, onChange, hasWorth }: SentenceProps & { hasWorth?: boolean }) {
  const [chosen, setChosen] = useState<keyof typeof worthBy>();
  const by = terms.bundleWorth
    ? 'bundleWorth'
    : terms.amount
      ? 'amount'
      : terms.percent
        ? 'percent'
        : (chosen ?? 'percent');
  const value = by === 'bundleWorth' ? terms.bundleWorth : terms[by];
  const set = (way: typeof by, number: number) =>
    onChange(
      way === 'bundleWorth'
        ? withPart(withOff(terms, 'percent', 0), 'bundleWorth', number)
        : withOff(withPart(terms, 'bundleWorth', undefined), way, number),
    );
  return (
    <>
      <NumberPart
        label="How much"
        value={value}
        digits={by === 'percent' ? 0 : 2}
        disabled={isLocked}
        wrong={wrong('percent') ?? wrong('bundleWorth') ?? wrong('amount')}
        onChange={(number) => set(by, number)}
      />{' '}
      <ChoicePart
        label="Of what"
        value={by}
        words={worthBy}
        all={hasWorth ? ['percent', 'amount', 'bundleWorth'] : ['percent', 'amount']}
        disabled={isLocked}
        onChange={(way) => {
          setChosen(way);
          set(way, value ?? 0);
        }}
      />
    </>
  );
}

/** The promotion as a sentence, whose parts are changed in place. */
export function WhatItDoes(props: SentenceProps) {
  const { terms, isLocked, onChange } = props;
  return (
    <Panel title="What it does">
      <p className="sentence">
        <ChoicePart
          label="Kind"
          value={terms.kind}
          words={kinds}
          all={allKinds}
          disabled={isLocked}
          onChange={(kind) => onChange(ofKind(terms, kind))}
        />
        :
      </p>
      <Sentence {...props} />
    </Panel>
  );
}

function Sentence(props: SentenceProps) {
  const { terms, named, isLocked, wrong, onNamed, onChange } = props;
  const target = (none?: string) => (
    <SetPart
      label="Which products"
      set={terms.target}
      named={named}
      none={none}
      disabled={isLocked}
      wrong={none ? undefined : wrong('products')}
      onNamed={onNamed}
      onChange={(set) => onChange(withPart(terms, 'target', set))}
    />
  );
  const number = (label: string, part: 'units' | 'rewardUnits' | 'giftUnits', least = 1) => (
    <NumberPart
      label={label}
      value={terms[part] ?? least}
      disabled={isLocked}
      wrong={wrong(part)}
      onChange={(units) => onChange(withPart(terms, part, Math.max(least, units)))}
    />
  );
  const times = (
    <>
      , at most{' '}
      <NumberPart
        label="Times in one order"
        value={terms.mostTimes}
        placeholder="any"
        disabled={isLocked}
        onChange={(most) => onChange(withPart(terms, 'mostTimes', most))}
      />{' '}
      times in one order.
    </>
  );
  switch (terms.kind) {
    case 'productDiscount':
      return (
        <p className="sentence">
          <Off {...props} /> each of {target()}.
        </p>
      );
    case 'bonusBuyAny':
      return (
        <p className="sentence">
          Any {number('Units to buy', 'units')} of {target()} for <Off {...props} hasWorth />
          {times}
        </p>
      );
    case 'bonusBuyAll':
      return (
        <>
          <Bundle {...props} />
          <p className="sentence">
            together for <Off {...props} hasWorth />
            {times}
          </p>
        </>
      );
    case 'buyGet':
      return (
        <p className="sentence">
          Buy {number('Units to buy', 'units')} of {target()}, get{' '}
          {number('Units that get cheaper', 'rewardUnits')} of{' '}
          <SetPart
            label="What gets cheaper"
            set={terms.reward}
            named={named}
            none="the same"
            disabled={isLocked}
            onNamed={onNamed}
            onChange={(set) => onChange(withPart(terms, 'reward', set))}
          />{' '}
          at <Off {...props} />
          {times}
        </p>
      );
    case 'giveaway':
      return (
        <p className="sentence">
          <Gift {...props} /> comes along free, {number('Gift units', 'giftUnits')} of it, with every{' '}
          {number('Units to buy', 'units')} of {target('any cart')} <From {...props} />
          {times}
        </p>
      );
    case 'orderDiscount':
      return (
        <>
          {(terms.tiers ?? []).length === 0 && (
            <p className="sentence">
              <Off {...props} /> the whole cart.
            </p>
          )}
          <Tiers {...props} />
          <p className="sentence">
            Reckoned by {target('everything in it')}, never more than{' '}
            <NumberPart
              label="At most off, rand"
              digits={2}
              value={terms.mostOff}
              placeholder="no limit"
              disabled={isLocked}
              onChange={(most) => onChange(withPart(terms, 'mostOff', most))}
            />{' '}
            rand. Of the group{' '}
            <input
              className="input part"
              aria-label="Group"
              placeholder="none"
              maxLength={64}
              disabled={isLocked}
              value={terms.group ?? ''}
              onChange={({ target: { value } }) => onChange(withPart(terms, 'group', value))}
            />{' '}
            only the best counts.
          </p>
        </>
      );
    case 'freeDelivery':
      return (
        <p className="sentence">
          Delivery is free <From {...props} /> of {target('everything')}.
        </p>
      );
  }
}

/** From a cart value on. */
const From = ({ terms, isLocked, onChange }: SentenceProps) => (
  <>
    from{' '}
    <NumberPart
      label="From a cart value of, rand"
      digits={2}
      value={terms.tiers?.[0]?.from}
      placeholder="nothing"
      disabled={isLocked}
      onChange={(from) => onChange(withPart(terms, 'tiers', from > 0 ? [{ from }] : []))}
    />{' '}
    rand on
  </>
);

function Gift({ terms, named, isLocked, wrong, onNamed, onChange }: SentenceProps) {
  const [isChoosing, setChoosing] = useState(false);
  const name = named.find(({ kind, code }) => kind === 'product' && code === terms.gift)?.name ?? terms.gift;
  if (isChoosing || !terms.gift)
    return (
      <span className="sp">
        <ProductFind
          label="The gift"
          onChosen={({ code, name: called }) => {
            onNamed([...named, { kind: 'product', code, name: called }]);
            onChange(withPart(terms, 'gift', code));
            setChoosing(false);
          }}
        />
        {wrong('gift') && (
          <span className="wrong" role="alert">
            {wrong('gift')}
          </span>
        )}
      </span>
    );
  return (
    <button
      type="button"
      className="input part"
      aria-label={`The gift: ${name}`}
      disabled={isLocked}
      onClick={() => setChoosing(true)}
    >
      {name}
    </button>
  );
}

function Bundle({ terms, named, isLocked, wrong, onNamed, onChange }: SentenceProps) {
  const bundle = terms.bundle ?? [];
  const nameOf = (product: string) =>
    named.find(({ kind, code }) => kind === 'product' && code === product)?.name ?? product;
  return (
    <div className="stack t4">
      {bundle.map(({ product, units }, n) => (
        <p key={product} className="sentence">
          <NumberPart
            label={`Units of ${nameOf(product)}`}
            value={units}
            disabled={isLocked}
            onChange={(next) =>
              onChange({
                ...terms,
                bundle: bundle.map((each, m) => (m === n ? { ...each, units: Math.max(1, next) } : each)),
              })
            }
          />{' '}
          of <b>{nameOf(product)}</b>
          {!isLocked && (
            <IconButton
              label={`Remove ${nameOf(product)}`}
              icon="x"
              onClick={() => onChange({ ...terms, bundle: bundle.filter((_, m) => m !== n) })}
            />
          )}
        </p>
      ))}
      {!isLocked && (
        <ProductFind
          label="Add a product to the bundle"
          onChosen={({ code, name }) => {
            if (bundle.some(({ product }) => product === code)) return;
            onNamed([...named, { kind: 'product', code, name }]);
            onChange({ ...terms, bundle: [...bundle, { product: code, units: 1 }] });
          }}
        />
      )}
      {wrong('bundle') && (
        <span className="wrong" role="alert">
          {wrong('bundle')}
        </span>
      )}
    </div>
  );
}

function Tiers({ terms, isLocked, wrong, onChange }: SentenceProps) {
  const tiers = terms.tiers ?? [];
  type Tier = (typeof tiers)[number];
  const set = (n: number, tier: Tier) =>
    onChange({ ...terms, tiers: tiers.map((each, m) => (m === n ? tier : each)) });
  return (
    <div className="stack t4">
      {tiers.map((tier, n) => {
        const by = tier.amount ? 'amount' : 'percent';
        const off = (way: 'percent' | 'amount', value: number): Tier =>
          way === 'percent' ? { from: tier.from, percent: value } : { from: tier.from, amount: value };
        return (
          <p key={n} className="sentence">
            From{' '}
            <NumberPart
              label={`Step ${n + 1}: from, rand`}
              digits={2}
              value={tier.from}
              disabled={isLocked}
              onChange={(from) => set(n, { ...tier, from })}
            />{' '}
            rand on:{' '}
            <NumberPart
              label={`Step ${n + 1}: how much`}
              digits={by === 'percent' ? 0 : 2}
              value={tier[by]}
              disabled={isLocked}
              onChange={(value) => set(n, off(by, value))}
            />{' '}
            <ChoicePart
              label={`Step ${n + 1}: of what`}
              value={by}
              words={offBy}
              all={['percent', 'amount']}
              disabled={isLocked}
              onChange={(way) => set(n, off(way, tier[by] ?? 0))}
            />
            {!isLocked && (
              <IconButton
                label={`Remove step ${n + 1}`}
                icon="x"
                onClick={() =>
                  onChange(
                    withPart(
                      terms,
                      'tiers',
                      tiers.filter((_, m) => m !== n),
                    ),
                  )
                }
              />
            )}
          </p>
        );
      })}
      {wrong('tiers') && (
        <span className="wrong" role="alert">
          {wrong('tiers')}
        </span>
      )}
      {!isLocked && (
        <span>
          <Button
            icon="plus"
            onClick={() =>
              onChange({
                ...withOff(terms, 'percent', 0),
                tiers: [...tiers, { from: (tiers.at(-1)?.from ?? 0) + 500, percent: terms.percent ?? 10 }],
              })
            }
          >
            Add a step by what the cart is worth
          </Button>
        </span>
      )}
    </div>
  );
}
