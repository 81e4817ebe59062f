// Makes spaza/calls.hpp of the C++ client of the contract: a function for each call below the shop.

const keywords = new Set(['delete', 'register', 'default', 'new', 'operator', 'export']);
const cppTypes = { integer: 'std::int64_t', number: 'double', boolean: 'bool' };

/** `sap-outbound-id` and the like. */
const identifier = (name) => {
  const joined = name.replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_, next) => next.toUpperCase());
  return keywords.has(joined) ? `${joined}_` : joined;
};
const capital = (text) => text[0].toUpperCase() + text.slice(1);
const quoted = (text) => JSON.stringify(text);
/** One line of a comment, at most 110 characters. */
const reported = (text) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 97)}…` : line;
};

export const cppCalls = (contract) => {
  const settled = (node) =>
    node?.$ref ? settled(node.$ref.slice(2).split('/').reduce((at, part) => at[part.replaceAll('~1', '/').replaceAll('~0', '~')], contract)) : node;
  const calls = [];
  for (const [path, item] of Object.entries(contract.paths)) {
    if (item.servers) continue;
    for (const method of ['get', 'post', 'put', 'patch', 'delete']) {
      const call = item[method];
      if (!call) continue;
      const parameters = [...(item.parameters ?? []), ...(call.parameters ?? [])].map(settled);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const query = parameters.filter(({ in: where }) => where === 'query');
      const request = settled(call.requestBody);
      const body = request?.content?.['application/json'];
      const name = identifier(call.operationId);
      const asked = `${capital(name)}Query`;
      const lines = [];
      if (query.length > 0) {
        lines.push(`/// What may be asked of ${name}.`, `struct ${asked} {`);
        for (const each of query) lines.push(`    std::optional<${cppTypes[settled(each.schema)?.type] ?? 'std::string'}> ${identifier(each.name)}{};`);
        lines.push('};', '');
      }
      const given = ['Client& client', ...inPath.map((each) => `std::string_view ${identifier(each)}`)];
      if (body) given.push(request.required ? 'const boost::json::value& body' : 'const std::optional<boost::json::value>& body');
      if (query.length > 0) given.push(`const ${asked}& query = {}`);
      lines.push(`/// ${method.toUpperCase()} ${path}: ${reported(call.summary ?? '')}`, `inline boost::json::value ${name}(${given.join(', ')}) {`);
      const pieces = path.split(/(\{\w+\})/).filter((each) => each !== '');
      lines.push(`    Call call{${quoted(method.toUpperCase())}};`);
      for (const piece of pieces) lines.push(piece.startsWith('{') ? `    call.segment(${identifier(piece.slice(1, -1))});` : `    call.path(${quoted(piece)});`);
      for (const each of query) lines.push(`    call.query(${quoted(each.name)}, query.${identifier(each.name)});`);
      if (body) lines.push(request.required ? '    call.body(body);' : '    if (body) call.body(*body);');
      lines.push('    return client.run(call);', '}', '');
      calls.push(lines.join('\n'));
    }
  }
  return `// Generated from contract/openapi by the client's build. Do not edit.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "spaza/client.hpp"

namespace spaza::client {

${calls.join('\n')}
}  // namespace spaza::client
`;
};
