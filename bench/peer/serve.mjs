// Serves a prepared database: serve.mjs DATABASE PORT
import { bootstrap } from '@vendure/core';
import { shop } from './config.mjs';

const [database, port] = process.argv.slice(2);
await bootstrap(shop(database, Number(port)));
