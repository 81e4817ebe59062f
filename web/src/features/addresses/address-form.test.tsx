// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/shared/api/errors';
import { createCache } from '@/shared/api/query';
import { AddressForm } from './address-form';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ towns: [], cities: [], regions: [] })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const start = {
  firstName: 'Thandi',
  lastName: 'Nkosi',
  cellphone: '0821234567',
  line1: 'Berger Street',
  line2: '12',
  region: 'ZA-GP',
  city: 'Midrand',
  town: 'Vorna Valley',
  postalCode: '1686',
};

test('who signed in with a code alone shows who they are, and what was typed is saved then', async () => {
  const refusal = new ApiError(403, { errors: [{ type: 'StepUpRequiredError' }] });
  const save = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
  render(
    <QueryClientProvider client={createCache()}>
      <AddressForm
        start={start}
        back="/account/addresses"
        search={() => null}
        confirm={(goOn) => (
          <button type="button" onClick={goOn}>
            It is me
          </button>
        )}
        onSave={save}
      />
    </QueryClientProvider>,
  );
  expect(screen.queryByText('It is me')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save address' }));
  fireEvent.click(await screen.findByText('It is me'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.lastCall![0]).toMatchObject({
    firstName: 'Thandi',
    line1: 'Berger Street',
    postalCode: '1686',
  });
  await waitFor(() => expect(screen.queryByText('It is me')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
