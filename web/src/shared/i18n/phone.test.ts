import { expect, test } from 'vitest';
import { shownPhone } from './phone';

test.each([
  ['+27800555012', '0800 555 012'],
  ['+27861 555 012', '0861 555 012'],
  ['+27115550142', '011 555 0142'],
  ['+27825550142', '082 555 0142'],
  ['0105550205', '010 555 0205'],
  ['+442071234567', '+442071234567'],
  ['0800 SPAZA', '0800 SPAZA'],
])('%s reads %s', (phone, shown) => {
  expect(shownPhone(phone)).toBe(shown);
});
