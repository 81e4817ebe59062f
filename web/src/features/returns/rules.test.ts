import { describe, expect, test } from 'vitest';
import { noDraft } from './draft';
import {
  areItemsReady,
  intentOf,
  itemsProblem,
  linesOf,
  modeProblems,
  problemsOf,
  shipmentOf,
} from './rules';
import { aDraft, aFile, anEntry, someEntries } from './test-entries';

const changed = 'ChangedMind' as const;
const damaged = 'ProductDamaged' as const;
const problemsIn = (line: Parameters<typeof aDraft>[0][number]) =>
  problemsOf(linesOf(someEntries(), aDraft({ 0: line }))[0]!);

describe('what goes back', () => {
  test('at least one item is selected', () => {
    expect(itemsProblem(linesOf(someEntries(), noDraft))).toBe('Please select at least one item');
    expect(itemsProblem(linesOf(someEntries(), aDraft({ 1: {} })))).toBeUndefined();
  });

  test('each selected item has a quantity and a reason, a damaged one a picture', () => {
    expect(problemsIn({ selectedQuantity: 0 })).toEqual({
      quantity: 'Please select a quantity',
      reason: 'Please select a reason',
    });
    expect(problemsIn({ selectedReasonCode: damaged })).toEqual({
      files: 'Please add at least one image of the damage',
    });
    expect(problemsIn({ selectedReasonCode: damaged, files: [aFile('dent')] })).toEqual({});
    expect(problemsIn({ selectedReasonCode: changed })).toEqual({});
    expect(problemsIn({ isSelected: false, selectedQuantity: 0 })).toEqual({});
  });

  test('one line that lacks something keeps all of it back', () => {
    const ready = aDraft({ 0: { selectedReasonCode: changed } });
    expect(areItemsReady(linesOf(someEntries(), ready))).toBe(true);
    const lacking = aDraft({ 0: { selectedReasonCode: changed }, 1: {} });
    expect(areItemsReady(linesOf(someEntries(), lacking))).toBe(false);
  });

  test('what was chosen before and cannot come back any more is let go of', () => {
    const draft = aDraft({
      0: { selectedQuantity: 2, selectedReasonCode: changed },
      1: { selectedReasonCode: changed },
    });
    const now = someEntries([
      anEntry(0, { returnableQuantity: 1, reasons: [{ code: damaged, until: '2026-12-05T21:59:59+0000' }] }),
      anEntry(1, { isReturnable: false, returnableQuantity: 0, reasons: [] }),
    ]);
    const [speaker, kettle] = linesOf(now, draft);
    expect(speaker).toMatchObject({ chosen: { isSelected: true, selectedQuantity: 1 }, reason: undefined });
    expect(kettle!.chosen.isSelected).toBe(false);
  });

  test('it is about the first part of which something may come back, or the chosen one', () => {
    const parts = someEntries();
    parts.shipments.unshift({ shipmentCode: 'S0', entries: [anEntry(2, { isReturnable: false })] });
    expect(shipmentOf(parts, noDraft)?.shipmentCode).toBe('S1');
    expect(shipmentOf(parts, { ...noDraft, shipmentCode: 'S0' })?.shipmentCode).toBe('S0');
    expect(shipmentOf(parts, { ...noDraft, shipmentCode: 'gone' })?.shipmentCode).toBe('S1');
  });
});

describe('how it goes back', () => {
  const { mode } = noDraft;

  test('a way, and a store to drop it at', () => {
    expect(modeProblems(mode, true)).toEqual({ mode: 'Please select a return mode' });
    expect(modeProblems({ ...mode, returnCode: 1 }, true)).toEqual({ store: 'Please select a store' });
    expect(modeProblems({ ...mode, returnCode: 1, store: 'waterfall' }, true)).toEqual({});
  });

  test('somewhere to collect it, and whose number when somebody else hands it over', () => {
    expect(modeProblems({ ...mode, returnCode: 2 }, true)).toEqual({});
    expect(modeProblems({ ...mode, returnCode: 2 }, false)).toEqual({
      address: 'Please choose the address we collect it from.',
    });
    expect(modeProblems({ ...mode, returnCode: 2, addressId: '7' }, false)).toEqual({});
    const other = { ...mode, returnCode: 2 as const, requestPickupType: 2 as const };
    expect(modeProblems({ ...other, recepientDetail: { name: 'Sizwe', uid: '073555' } }, true)).toEqual({
      uid: 'Please enter a valid cellphone number (eg. 0XXXXXXXXX)',
    });
    expect(Object.keys(modeProblems(other, true))).toEqual(['name', 'uid']);
    expect(modeProblems({ ...other, recepientDetail: { name: 'Sizwe', uid: '0735550147' } }, true)).toEqual(
      {},
    );
  });
});

describe('what is sent', () => {
  const sizwe = { name: 'Sizwe Mokoena', uid: '0735550147' };

  test('only lines with a quantity and a reason, pictures with damaged ones only', () => {
    const draft = aDraft(
      {
        0: {
          selectedReasonCode: damaged,
          files: [aFile('dent'), aFile('box')],
          comment: ' Left cap rattles ',
        },
        1: { selectedReasonCode: changed, selectedQuantity: 2, files: [aFile('chosen before')] },
        2: {},
      },
      { returnCode: 1, store: 'waterfall', requestPickupType: 2, recepientDetail: sizwe, addressId: '7' },
    );
    expect(intentOf(someEntries([anEntry(0), anEntry(1), anEntry(2)]), draft)).toEqual({
      orderCode: '10000001',
      shipmentCode: 'S1',
      entries: [
        {
          entryNumber: 0,
          quantity: 1,
          reasonCode: 'ProductDamaged',
          comment: 'Left cap rattles',
          attachmentIds: ['dent', 'box'],
        },
        { entryNumber: 1, quantity: 2, reasonCode: 'ChangedMind' },
      ],
      returnCode: 1,
      storeId: 'waterfall',
    });
  });

  test('of a pick-up, who hands it over and where', () => {
    const line = { 0: { selectedReasonCode: changed } };
    const by = (mode: Parameters<typeof aDraft>[1]) =>
      intentOf(someEntries(), aDraft(line, { returnCode: 2, store: 'waterfall', ...mode }));
    expect(by({})).toMatchObject({ returnCode: 2, requestPickupType: 1 });
    expect(by({})).not.toHaveProperty('storeId');
    expect(by({ recepientDetail: sizwe })).not.toHaveProperty('recepientDetail');
    expect(by({ requestPickupType: 2, recepientDetail: sizwe, addressId: '7' })).toMatchObject({
      requestPickupType: 2,
      recepientDetail: sizwe,
      addressId: '7',
    });
    expect(intentOf(someEntries(), aDraft(line))).toBeUndefined();
  });
});
