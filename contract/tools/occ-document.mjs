// The part of docs/occ.md that says of each call of OCC v2 whether the shop answers it, made of contract/occ-calls.json.
const begin = '<!-- made of contract/occ-calls.json by `npm run types` in contract/ -->\n';
const end = '<!-- end of what is made -->\n';

const sum = (list, count) => list.reduce((total, each) => total + count(each), 0);
/** `GET`, `POST carts`: the calls of one path together. */
const shown = (calls) => {
  const paths = new Map();
  for (const call of calls) {
    const [method, path] = call.split(' /');
    paths.set(path, [...(paths.get(path) ?? []), method]);
  }
  return [...paths].map(([path, methods]) => `\`${methods.join(', ')} ${path}\``).join(', ');
};

export const occDocument = (document, { areas, others }) => {
  const rows = areas.flatMap(({ area, answered, refused = [], absent }) => [
    ...(answered.length > 0 ? [`| ${area} | ${shown(answered)} | answered |`] : []),
    ...refused.map(({ why, calls }) => `| ${area} | ${shown(calls)} | always refused: ${why} |`),
    ...absent.map(({ why, calls }) => `| ${area} | ${shown(calls)} | absent: ${why} |`),
  ]);
  const answered = sum(areas, (area) => area.answered.length);
  const all = answered + sum(areas, ({ refused = [], absent }) => sum([...refused, ...absent], ({ calls }) => calls.length));
  const table =
    `Of the ${all} calls a shop of consumers may have, ${answered} are answered; ${others} more are for organisations, quotes, configurators, punch-out and agents, and are all absent.\n\n` +
    `| Area | Calls | Here |\n|---|---|---|\n${rows.join('\n')}\n`;
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/occ.md has no place for what is made of contract/occ-calls.json');
  return `${document.slice(0, from + begin.length)}${table}${document.slice(to)}`;
};
