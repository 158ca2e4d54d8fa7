/** A site for the tests of rendering threads: its pages do what their paths say. */

interface Options {
  config: () => { name?: string };
  apiFetch(path: string, init?: RequestInit): Promise<Response>;
  report(error: unknown): void;
}

function keepBusy(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const pages: Record<string, (options: Options, request: Request) => Promise<Response> | Response> =
  {
    '/name': ({ config }) =>
      new Response(config().name, { status: 201, headers: { 'X-Page': 'name' } }),
    '/posted': async (_options, request) =>
      new Response(`${request.method} ${await request.text()}`, {
        headers: { 'Content-Type': 'text/html' },
      }),
    '/called': async ({ apiFetch }) => {
      const form = new FormData();
      form.set('text', 'سلام');
      const answer = await apiFetch('/api/echo', { method: 'POST', body: form });
      const text = await answer.text();
      return new Response(`${answer.status} ${answer.headers.get('X-Answer')} ${text}`);
    },
    '/failed-call': async ({ apiFetch }) => {
      const outcome = await apiFetch('/api/fails').catch((error: Error) => error.message);
      return new Response(String(outcome));
    },
    '/waiting': async ({ apiFetch }, { signal }) => {
      await apiFetch('/api/never', { signal });
      return new Response('لا يصل أبدًا');
    },
    '/busy': () => {
      keepBusy(600);
      return new Response('انتهى');
    },
    '/reporting': ({ report }) => {
      report(Object.assign(new Error('عطل'), { cannotBeSent: () => {} }));
      return new Response(null, { status: 500 });
    },
    '/throwing': () => {
      throw new Error('رُمي');
    },
    '/ending': () => process.exit(3),
  };

export function createSiteHandler(options: Options) {
  if (options.config().name === '') throw new Error('no name');
  return async (request: Request): Promise<Response> => {
    const page = pages[new URL(request.url).pathname];
    return page ? page(options, request) : new Response(null, { status: 404 });
  };
}
