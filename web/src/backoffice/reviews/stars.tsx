import { starWords } from './words';

/** So many of five; said in words as well. */
export const Stars = ({ count }: { count: number }) => (
  <span className="stars">
    <span aria-hidden="true">{'★'.repeat(count) + '☆'.repeat(5 - count)}</span>
    <span className="sr">{starWords(count)}</span>
  </span>
);
