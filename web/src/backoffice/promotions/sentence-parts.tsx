import { useState } from 'react';
import { Button, IconButton } from '../ui/button';
import { ChoicePart, NumberPart } from './parts';
import { ProductFind } from './product-find';
import { SetPart } from './set-part';
import { withOff, withPart } from './terms';
import type { Named, Terms } from './words';

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
export function Off({ terms, isLocked, wrong, onChange, hasWorth }: SentenceProps & { hasWorth?: boolean }) {
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

/** Of which products it is. */
export const Target = ({
  terms,
  named,
  isLocked,
  wrong,
  onNamed,
  onChange,
  none,
}: SentenceProps & { none?: string }) => (
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

/** How many of something, one at least. */
export const Units = ({
  terms,
  isLocked,
  wrong,
  onChange,
  label,
  part,
}: SentenceProps & { label: string; part: 'units' | 'rewardUnits' | 'giftUnits' }) => (
  <NumberPart
    label={label}
    value={terms[part] ?? 1}
    disabled={isLocked}
    wrong={wrong(part)}
    onChange={(units) => onChange(withPart(terms, part, Math.max(1, units)))}
  />
);

export const Times = ({ terms, isLocked, onChange }: SentenceProps) => (
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

/** From a cart value on. */
export const From = ({ terms, isLocked, onChange }: SentenceProps) => (
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

export function Gift({ terms, named, isLocked, wrong, onNamed, onChange }: SentenceProps) {
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

export function Bundle({ terms, named, isLocked, wrong, onNamed, onChange }: SentenceProps) {
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

export function Tiers({ terms, isLocked, wrong, onChange }: SentenceProps) {
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
