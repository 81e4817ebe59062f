import './crypto-key';
import { inject } from 'vitest';

/** The specs of one worker share a shop, and have it to themselves. */
const { base, database } = inject('shops')[Number(process.env.VITEST_POOL_ID) - 1]!;
process.env.SPAZA_E2E_BASE = base;
process.env.SPAZA_E2E_DATABASE = database;
