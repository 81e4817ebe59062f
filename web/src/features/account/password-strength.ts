import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import commonPasswords from '@server-assets/common-passwords.txt?raw';

/** The words the server refuses too: not the library's own list, which is ten times the size of all the rest. */
const words = commonPasswords.split('\n').filter((line) => line && !line.startsWith('#'));

const estimator = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary: { common: words } });

export type Strength = 0 | 1 | 2 | 3 | 4;

/** How hard a password is to guess; `about` are words somebody who knows the customer would try. */
export const strengthOf = (password: string, about = ''): Strength =>
  estimator.check(password, about.split(/[\s@.]+/).filter(Boolean)).score;
