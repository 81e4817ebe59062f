import { useEffect, useRef } from 'react';
import { useQueryState } from '../address/address';
import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { Panel } from '../ui/parts';
import { Empty } from '../ui/states';
import { useIsWide } from '../ui/use-is-wide';
import { Asked } from './asked';
import type { Draft } from './draft';
import { PlacePanel } from './place-panel';
import { PlaceTable } from './place-table';
import { RuleTable } from './rule-table';
import { Understood } from './understood';
import type { Explanation, Rule } from './words';

export type Open = { what: 'new'; begun: Partial<Draft> } | { what: 'change' | 'end'; rule: Rule };

interface AnswerProps {
  data: Explanation;
  isOld: boolean;
  looked: string;
  onLook: (code: string) => void;
  /** How often a product was chosen in the list: where its panel stands below it, it is scrolled to. */
  taps: number;
  onOpen: (open: Open) => void;
}

/** What a search finds, and what moved it. */
export function Answer({ data, isOld, looked, onLook, taps, onOpen }: AnswerProps) {
  const may = useMay();
  const [, ask] = useQueryState();
  const isWide = useIsWide();
  const panel = useRef<HTMLDivElement>(null);
  const followed = useRef(taps);
  useEffect(() => {
    if (taps === followed.current) return;
    followed.current = taps;
    if (isWide) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [taps, isWide]);
  const place = data.products.find(({ code }) => code === looked) ?? data.products[0];
  return (
    <div className="stack t16" aria-busy={isOld || undefined}>
      <Panel title={`How “${data.words}” is understood`}>
        <Understood found={data} />
      </Panel>
      {data.asked && <Asked asked={data.asked} onForget={() => ask({ product: undefined })} />}
      {data.products.length === 0 ? (
        <div className="pn">
          <Empty
            action={
              may('search') && (
                <Button icon="pin" onClick={() => onOpen({ what: 'new', begun: { query: data.words } })}>
                  Pin a product for it
                </Button>
              )
            }
          >
            Nothing is found. What is pinned for it is shown all the same.
          </Empty>
        </div>
      ) : (
        <div className="split s2 why-columns">
          <PlaceTable rows={data.products} current={place?.code ?? ''} onLook={onLook} />
          {place && (
            <div ref={panel} tabIndex={-1}>
              <PlacePanel
                place={place}
                onRule={may('search') ? ruleOf(place, data.words, onOpen) : undefined}
              />
            </div>
          )}
        </div>
      )}
      <Panel
        title="Pins and boosts that touch this list"
        beside={
          may('search') && (
            <Button
              icon="plus"
              keys="N"
              onClick={() => onOpen({ what: 'new', begun: { query: data.words } })}
            >
              New rule
            </Button>
          )
        }
      >
        {data.rules.length === 0 ? (
          <Empty>No rule moves it.</Empty>
        ) : (
          <RuleTable
            rows={data.rules}
            onChange={(rule) => onOpen({ what: 'change', rule })}
            onEnd={(rule) => onOpen({ what: 'end', rule })}
          />
        )}
      </Panel>
    </div>
  );
}

const ruleOf =
  ({ code, name }: { code: string; name: string }, query: string, setOpen: (open: Open) => void) =>
  (kind: Draft['kind']) =>
    setOpen({ what: 'new', begun: { kind, query, of: 'product', code, name } });
