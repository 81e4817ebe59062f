const headersOf = (request: XMLHttpRequest) =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .flatMap((line): [string, string][] => {
        const colon = line.indexOf(':');
        return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
      }),
  );

/** As fetch, for what is large: says how much of it has gone, from 0 to 1. */
export const watched =
  (onProgress: (share: number) => void): typeof fetch =>
  (url, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      const request = new XMLHttpRequest();
      const stop = () => request.abort();
      request.open(init.method ?? 'GET', String(url));
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () =>
        resolve(
          new Response(request.status === 204 ? null : request.responseText, {
            status: request.status,
            headers: headersOf(request),
          }),
        );
      request.onerror = () => reject(new TypeError('The file did not go through'));
      request.onabort = () => reject(signal?.reason ?? new DOMException('Stopped', 'AbortError'));
      request.onloadend = () => signal?.removeEventListener('abort', stop);
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', stop);
      request.send(init.body as FormData);
    });
