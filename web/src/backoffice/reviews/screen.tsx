import '../styles/reviews.css';
import { useState } from 'react';
import { Link } from '../address/address';
import { useHere, useMay } from '../frame/staff-context';
import { Pages } from '../list/pages';
import { grouped } from '../ui/money';
import { Bones, Empty, Loaded, Problem } from '../ui/states';
import { useIsWide } from '../ui/use-is-wide';
import { BulkBar } from './bulk-bar';
import { DeclineDialog } from './decline-dialog';
import { FilterBar } from './filter-bar';
import { isNarrowed } from './filters';
import { ReviewPanel } from './review-panel';
import { ReviewTable } from './review-table';
import { useDecide } from './use-decide';
import { useReviewKeys } from './use-keys';
import { useReviewList } from './use-list';
import { actsOf, type Act, type Review } from './words';

const emptyWords = {
  waiting: 'No review waits to be read.',
  shown: 'No review is shown.',
  refused: 'No review was refused.',
} as const;

/** What customers say of products: what waits to be read, what is shown, what was refused. */
export function Screen({ params }: { params: Record<string, string> }) {
  const { shopName } = useHere();
  const may = useMay();
  const isWide = useIsWide();
  const open = params.review;
  const { query, filters, list, rows, cursor, current, ticked, setTicked, ...way } = useReviewList(open);
  const [refused, setRefused] = useState<Review>();
  const decide = useDecide(({ review }) => way.leave(review.id));
  const act = (what: Act, review: Review | undefined) => {
    if (!review || !may('reviews') || !actsOf(review.state).includes(what)) return;
    if (what === 'decline') setRefused(review);
    else void decide.send({ act: what, review });
  };
  /** What was refused of one review is not said of the next. */
  const step = (by: number) => {
    decide.forget();
    way.step(by);
  };
  useReviewKeys({ ...way, open, current, act, step, setTicked, ticked });
  const isAlone = open !== undefined && !isWide;
  return (
    <>
      <title>{`Reviews | ${shopName} back office`}</title>
      <div className="hd">
        <div className="ti">
          <h1>Reviews</h1>
        </div>
      </div>
      {isAlone && (
        <p>
          <button type="button" className="link" onClick={way.close}>
            All reviews
          </button>
        </p>
      )}
      <div className={`split review-split ${open !== undefined && isWide ? 's2' : ''}`}>
        {!isAlone && (
          <section className="stack" aria-label="All reviews">
            <FilterBar
              key={filters.query}
              filters={filters}
              counts={list.data?.counts ?? []}
              productName={rows.find(({ product }) => product.code === filters.product)?.product.name}
            />
            <p className="sr" role="status">
              {list.data ? `${list.data.pagination.totalResults} reviews` : ''}
            </p>
            <BulkBar ids={ticked} state={filters.state} onClear={() => setTicked([])} />
            {open === undefined && (
              <Problem problem={decide.problem} onReload={() => void decide.reload().then(decide.forget)} />
            )}
            <Loaded query={list} bones={<Bones rows={8} height={64} />}>
              {(data) =>
                data.reviews.length === 0 ? (
                  <div className="pn">
                    <Empty action={isNarrowed(filters) && <Link to="/reviews">Show all</Link>}>
                      {isNarrowed(filters) ? 'No review is like that.' : emptyWords[filters.state]}
                    </Empty>
                  </div>
                ) : (
                  <>
                    <ReviewTable
                      {...{ rows, open, query }}
                      current={cursor}
                      isOld={list.isPlaceholderData}
                      ticked={may('reviews') ? ticked : undefined}
                      onTick={setTicked}
                    />
                    <Pages
                      place="/reviews"
                      query={query}
                      pagination={data.pagination}
                      page={filters.page}
                      say={grouped}
                      of={`${grouped(data.pagination.totalResults)}${data.isCountCut ? ' or more: stars, a product or words narrow the list' : ''}`}
                    />
                  </>
                )
              }
            </Loaded>
          </section>
        )}
        {open !== undefined && (
          <ReviewPanel
            key={open}
            id={open}
            {...{ query, decide }}
            onAct={act}
            onStep={step}
            onClose={way.close}
          />
        )}
      </div>
      {refused && <DeclineDialog review={refused} decide={decide} onClose={() => setRefused(undefined)} />}
    </>
  );
}
