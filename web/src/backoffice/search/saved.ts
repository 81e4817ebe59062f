import { doneWords, type Rule } from './words';

/**
 * What is said of a rule that was saved, and whether there is anything to take back: what differs in nothing is not
 * written, and the version there is was made by somebody else.
 */
export const savedWords = (made: Rule, sentVersion?: string): { words: string; isUndoable: boolean } =>
  made.version === sentVersion
    ? { words: 'Nothing was changed.', isUndoable: false }
    : { words: `${doneWords(made)}.`, isUndoable: true };
