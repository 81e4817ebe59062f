// A Vendure shop as its users would run it for buying alone: no admin UI, no search index, no mail.
import { randomUUID } from 'node:crypto';
import { DefaultLogger, dummyPaymentHandler, LogLevel } from '@vendure/core';

process.env.VENDURE_DISABLE_TELEMETRY = 'true'; // it would report to its makers

/** @param {string} url sqlite:FILE or postgresql://… */
function connection(url) {
  if (!url.startsWith('sqlite:')) return { type: 'postgres', url, poolSize: 20 };
  return {
    type: 'better-sqlite3',
    database: url.slice('sqlite:'.length),
    enableWAL: true,
    // better-sqlite3 would otherwise not wait for the disk in WAL mode
    prepareDatabase: (database) => database.pragma('synchronous = FULL'),
  };
}

export const shop = (database, port = 0) => ({
  dbConnectionOptions: { ...connection(database), synchronize: false, logging: false },
  apiOptions: { hostname: '127.0.0.1', port, introspection: false },
  authOptions: {
    tokenMethod: 'bearer',
    requireVerification: false,
    superadminCredentials: { identifier: 'bench', password: randomUUID() },
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error, timestamp: false }),
});
