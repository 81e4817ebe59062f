// Serves the files of a built single-page shop: `node walk_storefront.mjs FOLDER PORT`.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const [folder, port] = process.argv.slice(2);
const types = {
  '.css': 'text/css', '.html': 'text/html', '.ico': 'image/x-icon', '.js': 'text/javascript', '.json': 'application/json',
  '.png': 'image/png', '.svg': 'image/svg+xml', '.woff': 'font/woff', '.woff2': 'font/woff2',
};
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile();

createServer((request, response) => {
  const asked = join(folder, normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname)));
  const path = isFile(asked) ? asked : join(folder, 'index.html');
  response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
  createReadStream(path).pipe(response);
}).listen(Number(port), '127.0.0.1');
