// Serves a prepared database: serve.mjs DATABASE PORT
import { bootstrap } from '@vendure/core';
import { shop } from './config.mjs';

const [database, port] = process.argv.slice(2);
const app = await bootstrap(shop(database, Number(port)));
// as behind a proxy: node's five seconds cut off shoppers who wait for one another's passwords on a busy machine
app.getHttpServer().keepAliveTimeout = 65000;
