// Forms in parts (multipart/form-data), as a browser sends them.
import type { CallOptions } from './client.ts';

export type Field = string | { name: string; type?: string; content: Uint8Array };

/** The body of such a form; every call makes another boundary. */
export const parts = async (fields: [string, Field][]): Promise<Pick<CallOptions, 'raw'>> => {
  const form = new FormData();
  for (const [name, field] of fields)
    if (typeof field === 'string') form.append(name, field);
    else form.append(name, new Blob([field.content as Uint8Array<ArrayBuffer>], { type: field.type ?? '' }), field.name);
  const body = new Response(form);
  return { raw: { type: body.headers.get('content-type')!, text: new Uint8Array(await body.arrayBuffer()) } };
};
