import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const aliases = { '@contract': here('../../contract'), '@': here('../src') };
