import { configure } from '@testing-library/dom';
import { vi } from 'vitest';

/** What comes true is waited for as long as a busy machine needs: that costs nothing when all is well. */
const patience = 30_000;

configure({ asyncUtilTimeout: patience });

const { waitFor } = vi;
vi.waitFor = (look, options) =>
  waitFor(look, { timeout: patience, ...(typeof options === 'number' ? { timeout: options } : options) });
