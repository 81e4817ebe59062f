import { Note } from '../ui/states';
import { counted } from '../ui/money';
import { partWords, percent, type Explanation, type Part } from './words';

const PartLine = ({ part: { is, said, means, isUnwanted } }: { part: Part }) => (
  <li>
    <b>{said}</b> <span className="muted">{isUnwanted ? `${partWords(is)}, not wanted` : partWords(is)}</span>
    {means.length > 0 && `: ${means.join('; ')}`}
  </li>
);

/** How the shop reads a search, in words, and what it gave up. */
export function Understood({ found }: { found: Explanation }) {
  const { key, parts, total, corrected, leftOut, isAbout, isMost, likelyMeant, notSold, leadsTo, figures } =
    found;
  return (
    <div className="stack t8">
      <p>
        {counted(total, 'product')}.
        {figures.searches > 0 &&
          ` Searched for by ${counted(figures.searches, 'browser tab')} in 28 days; ${percent(figures.chosen, figures.searches)} led to a product, ${percent(figures.added, figures.searches)} to the cart.`}
      </p>
      <ul className="read" aria-label="How it is understood">
        {parts.map((part, n) => (
          <PartLine key={n} part={part} />
        ))}
      </ul>
      {corrected && <Note>It is spelt otherwise here: shoppers see “{corrected}”.</Note>}
      {likelyMeant && (
        <Note>
          Who found nothing searched for “{likelyMeant}” next. When both mean the same, this line in the file
          of words (search.synonyms) says so: <code>{`${likelyMeant}, ${key}`}</code>
        </Note>
      )}
      {notSold && <Note kind="warn">The shop has no {notSold}, and says so.</Note>}
      {leadsTo && (
        <Note>
          Just these words lead to a page at once: <a href={leadsTo}>{leadsTo}</a>
        </Note>
      )}
      {isMost && (
        <Note kind="warn">Nothing has all of it. Left out: {leftOut.join(', ') || 'what says least'}.</Note>
      )}
      {isAbout && <Note>Nothing measures just so: what comes near is shown.</Note>}
    </div>
  );
}
