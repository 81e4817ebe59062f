import { counted, money } from '../ui/money';
import { wordsOf } from '../api/words';
import { Bones, Note } from '../ui/states';
import { isPast, whenOf } from '../ui/times';
import { changeWords, movedIn, type Moved } from './moved';
import type { PreviewQuery } from './use-preview';
import type { Preview } from './words';

/** The first ten products of a search before and after, side by side. */
export function RulePreview({
  preview: { data, isError, error, isPlaceholderData },
}: {
  preview: PreviewQuery;
}) {
  if (isError)
    return (
      <Note kind="bad" live>
        {wordsOf(error)}
      </Note>
    );
  if (!data) return <Bones rows={4} height={32} />;
  return (
    <section className="stack t8" aria-label="Before and after" aria-busy={isPlaceholderData || undefined}>
      <div className="ph">
        <h3>
          What changes for “{data.words}”{!isPast(data.at) && ` from ${whenOf(data.at)} on`}
        </h3>
      </div>
      <p role="status">{changeWords(data)}</p>
      <div className="g2 preview">
        <Side title="Before" total={data.before.total} products={asBefore(data)} />
        <Side title="After" total={data.after.total} products={movedIn(data)} />
      </div>
    </section>
  );
}

const asBefore = ({ before }: Preview): Moved[] =>
  before.products.map((product, n) => ({ ...product, place: n + 1, how: 'same' }));

const howWords: Record<Moved['how'], string> = { up: 'up', down: 'down', new: 'new here', same: '' };

const Side = ({ title, total, products }: { title: string; total: number; products: readonly Moved[] }) => (
  <div className="stack t4">
    <p className="small muted">
      {title}, {counted(total, 'product')}
    </p>
    {products.length === 0 ? (
      <p>Nothing is found.</p>
    ) : (
      <ol className="first-ten">
        {products.map(({ code, name, place, how, isPinned, isAvailable, price }) => (
          <li key={code} className={how === 'same' ? undefined : how}>
            <span className="num">{place}</span>
            <span>
              {name}
              <small>
                {[price && money(price), isPinned && 'pinned', !isAvailable && 'cannot be had', howWords[how]]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
          </li>
        ))}
      </ol>
    )}
  </div>
);
