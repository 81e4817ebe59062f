import { Panel } from '../ui/parts';
import { ChoicePart, NumberPart } from './parts';
import { Bundle, From, Gift, Off, Target, Tiers, Times, Units, type SentenceProps } from './sentence-parts';
import { SetPart } from './set-part';
import { ofKind, withPart } from './terms';
import { allKinds, kinds } from './words';

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
  const { terms, named, isLocked, onNamed, onChange } = props;
  switch (terms.kind) {
    case 'productDiscount':
      return (
        <p className="sentence">
          <Off {...props} /> each of <Target {...props} />.
        </p>
      );
    case 'bonusBuyAny':
      return (
        <p className="sentence">
          Any <Units {...props} label="Units to buy" part="units" /> of <Target {...props} /> for{' '}
          <Off {...props} hasWorth />
          <Times {...props} />
        </p>
      );
    case 'bonusBuyAll':
      return (
        <>
          <Bundle {...props} />
          <p className="sentence">
            together for <Off {...props} hasWorth />
            <Times {...props} />
          </p>
        </>
      );
    case 'buyGet':
      return (
        <p className="sentence">
          Buy <Units {...props} label="Units to buy" part="units" /> of <Target {...props} />, get{' '}
          <Units {...props} label="Units that get cheaper" part="rewardUnits" /> of{' '}
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
          <Times {...props} />
        </p>
      );
    case 'giveaway':
      return (
        <p className="sentence">
          <Gift {...props} /> comes along free, <Units {...props} label="Gift units" part="giftUnits" /> of
          it, with every <Units {...props} label="Units to buy" part="units" /> of{' '}
          <Target {...props} none="any cart" /> <From {...props} />
          <Times {...props} />
        </p>
      );
    case 'orderDiscount':
      return <CartOff {...props} />;
    case 'freeDelivery':
      return (
        <p className="sentence">
          Delivery is free <From {...props} /> of <Target {...props} none="everything" />.
        </p>
      );
  }
}

/** What is off the whole cart, by steps or not. */
function CartOff(props: SentenceProps) {
  const { terms, isLocked, onChange } = props;
  return (
    <>
      {(terms.tiers ?? []).length === 0 && (
        <p className="sentence">
          <Off {...props} /> the whole cart.
        </p>
      )}
      <Tiers {...props} />
      <p className="sentence">
        Reckoned by <Target {...props} none="everything in it" />, never more than{' '}
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
}
