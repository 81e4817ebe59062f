// Answers in XML, which calls of the shop without channel and zone give to who asks for it (docs/occ.md): what they are called, and
// a contract that says so of each.
const methods = ['get', 'post', 'put', 'patch', 'delete'];

const settledIn = (contract) => (node) =>
  node.$ref ? node.$ref.slice(2).split('/').reduce((at, part) => at[part.replaceAll('~1', '/').replaceAll('~0', '~')], contract) : node;

/** Calls that stand below the shop, by `GET /products/{}`. */
const callsOfShop = ({ paths }) =>
  Object.entries(paths)
    .filter(([path, item]) => !item.servers || path.startsWith('/occ/v2/'))
    .flatMap(([path, item]) => methods.filter((method) => item[method]).map((method) => [`${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`, item[method]]));

const inJson = (answer) => answer.content?.['application/json'];

/** What each call's answer is called as an XML document: by its schema, as OCC calls it. */
export const rootsOf = (contract) => {
  const settled = settledIn(contract);
  const roots = {};
  for (const [key, call] of callsOfShop(contract)) {
    const done = Object.entries(call.responses ?? {}).filter(([status]) => status.startsWith('2'));
    const schema = done.map(([, answer]) => inJson(settled(answer))?.schema).find(Boolean);
    if (!schema) continue;
    const name = schema.$ref?.split('/').at(-1) ?? 'Answer';
    roots[key] = name[0].toLowerCase() + name.slice(1);
  }
  return roots;
};

/** The contract with `application/xml` beside the JSON of each answer that can be had so. */
export const withXml = (contract) => {
  const made = structuredClone(contract);
  const settled = settledIn(contract);
  const roots = rootsOf(contract);
  const xml = (answer, root) => ({
    ...answer,
    content: { ...answer.content, 'application/xml': { schema: { ...inJson(answer).schema, xml: { name: root } } } },
  });
  for (const [key, call] of callsOfShop(made))
    for (const [status, answer] of Object.entries(call.responses ?? {})) {
      if (!inJson(settled(answer))) continue;
      const refusal = !status.startsWith('2');
      if (refusal && answer.$ref) {
        // Shared with calls that know no XML: the shop's have their own.
        const name = `${answer.$ref.split('/').at(-1)}OfShop`;
        made.components.responses[name] ??= xml(settled(answer), 'errorList');
        call.responses[status] = { $ref: `#/components/responses/${name}` };
      } else {
        call.responses[status] = xml(settled(answer), refusal ? 'errorList' : roots[key]);
      }
    }
  return made;
};
