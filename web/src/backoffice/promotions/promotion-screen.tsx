import '../styles/promotions.css';
import { useState } from 'react';
import { go, Link, useBarrier } from '../address/address';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { LeaveDialog } from '../catalogue/leave-dialog';
import { wrongOf } from '../catalogue/wrong';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { counted, grouped, money } from '../ui/money';
import { Badge, Facts, Panel } from '../ui/parts';
import { Loaded, Note, Problem } from '../ui/states';
import { say } from '../ui/toast';
import { whenOf } from '../ui/times';
import { ActDialog, type PromotionAct } from './act-dialog';
import { ConflictDialog } from './conflict-dialog';
import { ForWhom, HowMuch, WhatShoppersRead } from './for-whom';
import { MeetingsPanel } from './meetings-panel';
import { ProposalNote } from './proposals';
import { TestCartPanel } from './test-cart';
import { useCheck } from './use-check';
import { usePromotion, useTerms, type TermsEdit } from './use-promotion';
import { UseBar } from './use-bar';
import { VersionsPanel } from './versions-panel';
import { WhatItDoes } from './what-it-does';
import { promotionField, promotionPath, stateWords, type Promotion } from './words';

/** One promotion, written as sentences, with a cart beside it. */
export function Screen({ params }: { params: Record<string, string> }) {
  const code = params.promotion ?? '';
  const { query, changed, reload } = usePromotion(code);
  return (
    <Loaded key={code} query={query}>
      {(promotion) => <Editor promotion={promotion} changed={changed} reload={reload} />}
    </Loaded>
  );
}

interface EditorProps {
  promotion: Promotion;
  changed: (now: Promotion) => void;
  reload: () => Promise<void>;
}

function Editor({ promotion, changed, reload }: EditorProps) {
  const may = useMay();
  const { shopName } = useHere();
  const isLocked = !may('promotions');
  const edit = useTerms(promotion, changed);
  const { terms } = edit;
  const [extra, setExtra] = useState<Promotion['named']>([]);
  const named = [...promotion.named, ...extra];
  const check = useCheck(promotion.code, terms);
  const [act, setAct] = useState<PromotionAct>();
  const [leave, setLeave] = useState<() => void>();
  const [isComparing, setComparing] = useState(false);
  const reported = wrongOf(edit.move.problem);
  // What is unfinished is reported once it was to be published, or was published once.
  const isReported = act === 'publish' || promotion.published !== undefined;
  const found = (field: string) => {
    const problem = isReported ? check.data?.problems.find((each) => each.field === field) : undefined;
    return problem && `${promotionField(field)} ${problem.reason}`;
  };
  const wrong = (field: string) => found(field) ?? reported(`terms/${field}`);
  const save = () => {
    if (!edit.isChanged) return;
    if (edit.isOld) setComparing(true);
    else void edit.save().then((isDone) => (isDone ? undefined : reload()));
  };
  useBarrier(edit.isChanged, (on) => setLeave(() => on));
  useShortcuts('This promotion', [!isLocked && { keys: 'Ctrl s', what: 'Save the draft', run: save }]);
  const sentence = {
    ...{ wrong, isLocked },
    terms,
    named,
    onNamed: (names: readonly Promotion['named'][number][]) => setExtra([...names]),
    onChange: edit.set,
  };
  return (
    <>
      <title>{`${terms.title || promotion.code} | ${shopName} back office`}</title>
      <Head {...{ promotion, edit, isLocked, onSave: save, onAct: setAct, changed }} />
      {promotion.waiting && <ProposalNote proposal={promotion.waiting} />}
      {edit.isOld && (
        <Note kind="warn" live>
          {promotion.draftBy ?? 'Somebody else'} changed this promotion since you began; what you typed is
          kept.{' '}
          <button type="button" className="link" onClick={() => setComparing(true)}>
            Compare
          </button>
        </Note>
      )}
      {edit.move.problem && edit.move.problem.status !== 409 && <Problem problem={edit.move.problem} />}
      <div className="split s2 promotion-columns">
        <div className="stack t16">
          <WhatItDoes {...sentence} />
          <ForWhom {...sentence} />
          <HowMuch {...sentence} />
          <WhatShoppersRead {...sentence} />
          <MeetingsPanel check={check} />
          <Given promotion={promotion} />
          <VersionsPanel
            promotion={promotion}
            mayWrite={!isLocked}
            changed={changed}
            onReload={() => void reload()}
          />
        </div>
        <aside className="beside" aria-label="Test a cart with it">
          <TestCartPanel draft={{ code: promotion.code, terms }} />
        </aside>
      </div>
      {act && (
        <ActDialog
          promotion={promotion}
          act={act}
          check={check.data}
          changed={changed}
          onReload={() => void reload()}
          onClose={() => setAct(undefined)}
        />
      )}
      {isComparing && <Compare {...{ promotion, edit, named }} onClose={() => setComparing(false)} />}
      {leave && (
        <LeaveDialog
          count={1}
          onStay={() => setLeave(undefined)}
          onLeave={() => {
            edit.forget();
            leave();
          }}
        />
      )}
    </>
  );
}

interface CompareProps {
  promotion: Promotion;
  edit: TermsEdit;
  named: Promotion['named'];
  onClose: () => void;
}

/** Both sides, and what becomes of them. */
const Compare = ({ promotion, edit, named, onClose }: CompareProps) => (
  <ConflictDialog
    promotion={promotion}
    terms={edit.terms}
    named={named}
    onClose={onClose}
    onTheirs={() => {
      onClose();
      edit.forget();
    }}
    onMine={() => {
      onClose();
      void edit.save(true);
    }}
  />
);

/** What it gave so far, and where its codes are. */
const Given = ({ promotion: { code, use, terms, coupons } }: { promotion: Promotion }) => (
  <Panel id="given" title="So far">
    <Facts
      facts={[
        { name: 'Orders', value: grouped(use.orders) },
        { name: 'Given', value: money(use.given) },
        { name: 'Use', value: <UseBar terms={terms} use={use} /> },
        {
          name: 'Codes',
          value: (
            <Link to={`/promotions/coupons?promotion=${encodeURIComponent(code)}`}>
              {counted(coupons, 'code')}
            </Link>
          ),
        },
      ]}
    />
  </Panel>
);

interface HeadProps {
  promotion: Promotion;
  edit: TermsEdit;
  isLocked: boolean;
  onSave: () => void;
  onAct: (act: PromotionAct) => void;
  changed: (now: Promotion) => void;
}

function Head({ promotion, edit, isLocked, onSave, onAct, changed }: HeadProps) {
  const { code, state, version, hasDraft, draftBy, draftAt, published, terms, isUndoable } = promotion;
  const path = { promotionCode: code };
  const duplicate = useMove<void, Promotion>(
    (_, idempotencyKey) =>
      api.post('/backoffice/api/promotions/{promotionCode}/duplicate', { path, body: {}, idempotencyKey }),
    (copy) => {
      changed(copy);
      go(promotionPath(copy.code));
      say('This is the copy, a draft.');
    },
  );
  const discard = useMove<void, { isGone: boolean; promotion?: Promotion }>(
    () => api.post('/backoffice/api/promotions/{promotionCode}/discard', { path, body: { version } }),
    ({ isGone, promotion: left }) => {
      if (isGone || !left) go('/promotions');
      else changed(left);
      say('The draft is thrown away.');
    },
  );
  return (
    <>
      <nav aria-label="Where this is" className="small">
        <Link to="/promotions">Promotions</Link> / {stateWords(state).words}
      </nav>
      <div className="hd">
        <div className="ti">
          <h1>{edit.terms.title || code}</h1>
          <Badge kind={stateWords(state).badge}>{stateWords(state).words}</Badge>
          {hasDraft && published && <Badge>Changes drafted</Badge>}
          <span className="muted small">
            {code}
            {draftBy && draftAt ? `. Draft of ${draftBy}, ${whenOf(draftAt)}` : ''}
          </span>
        </div>
        {!isLocked && (
          <div className="fl acts">
            <Button busy={duplicate.busy} onClick={() => void duplicate.send()}>
              Duplicate
            </Button>
            {isUndoable && !edit.isChanged && <Button onClick={() => onAct('undo')}>Undo last change</Button>}
            {(state === 'live' || state === 'planned') && (
              <Button onClick={() => onAct('pause')}>Pause</Button>
            )}
            {state === 'paused' && <Button onClick={() => onAct('resume')}>Let it go on</Button>}
            {state === 'live' && (
              <Button kind="danger" onClick={() => onAct('end')}>
                End now
              </Button>
            )}
            {edit.isChanged ? (
              <>
                <Button onClick={edit.forget}>Take back typing</Button>
                <Button kind="pri" icon="check" keys="Ctrl S" busy={edit.move.busy} onClick={onSave}>
                  Save draft
                </Button>
              </>
            ) : (
              hasDraft && (
                <>
                  <Button busy={discard.busy} onClick={() => void discard.send()}>
                    Discard draft
                  </Button>
                  <Button kind="pri" onClick={() => onAct('publish')}>
                    {terms.startsAt && !published ? `Plan for ${whenOf(terms.startsAt)}` : 'Publish'}
                  </Button>
                </>
              )
            )}
          </div>
        )}
      </div>
      <Problem problem={duplicate.problem ?? discard.problem} />
    </>
  );
}
