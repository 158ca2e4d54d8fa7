import { AsyncLocalStorage } from 'node:async_hooks';
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type {
  FromThread,
  PageAnswer,
  PageRequest,
  RenderedPage,
  RenderTask,
  ToThread,
} from './messages.ts';

/*
 * What a rendering thread runs (decision record 0118). It imports the built site, and nothing of the API: the calls of a page
 * are made by the server, which the thread asks through the port of its task.
 */

type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;
type SiteHandler = (request: Request) => Promise<Response>;

interface BuiltSite {
  createSiteHandler(options: {
    config: () => object;
    apiFetch: ApiFetch;
    report: (error: unknown) => void;
  }): SiteHandler;
}

/** The property under which the response carries a page's text, which is cheaper to read than its stream. */
const pageText = Symbol.for('nibras.page-text');

/** A copy that can be sent: an error may carry what cannot, such as a response. */
function plainError(error: unknown): Error {
  const plain = new Error(error instanceof Error ? error.message : String(error));
  if (error instanceof Error) plain.stack = error.stack;
  return plain;
}

/** The calls of one page, which the server makes at the other end of the port. */
class PageCalls {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, PromiseWithResolvers<Response>>();
  readonly #left = new AbortController();
  #count = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    // What came while the task waited for its turn.
    for (let sent = receiveMessageOnPort(port); sent; sent = receiveMessageOnPort(port)) {
      this.#receive(sent.message);
    }
    port.on('message', (message: ToThread) => this.#receive(message));
  }

  /** Aborted when the visitor leaves. */
  get signal() {
    return this.#left.signal;
  }

  readonly fetch: ApiFetch = async (path, init = {}) => {
    // Encoded as fetch does, which sets the boundary and type of a form.
    const sent = new Request(new URL(path, 'http://localhost'), { ...init, signal: null });
    const body = sent.body ? new Uint8Array(await sent.arrayBuffer()) : undefined;
    const { signal } = init;
    signal?.throwIfAborted();
    this.#count += 1;
    const call = this.#count;
    const answered = Promise.withResolvers<Response>();
    const cancel = () => {
      this.#post({ cancelled: call });
      answered.reject(signal?.reason);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    this.#waiting.set(call, answered);
    const headers = [...sent.headers];
    this.#post({ call, request: { path, method: sent.method, headers, ...(body && { body }) } });
    try {
      return await answered.promise;
    } finally {
      signal?.removeEventListener('abort', cancel);
      this.#waiting.delete(call);
    }
  };

  report(error: unknown) {
    this.#post({ report: plainError(error) });
  }

  close() {
    this.#port.close();
  }

  #post(message: FromThread) {
    this.#port.postMessage(message);
  }

  #receive(message: ToThread) {
    if ('aborted' in message) return this.#left.abort();
    if ('failed' in message) {
      return this.#waiting.get(message.failed)?.reject(new Error(message.message));
    }
    this.#waiting.get(message.answer)?.resolve(toResponse(message.response));
  }
}

const toResponse = ({ status, headers, body }: PageAnswer) =>
  new Response(body, { status, headers });

/** The calls of the page that is being rendered. */
const pageCalls = new AsyncLocalStorage<PageCalls>();

/** The site's configuration as the last task sent it. */
let known: RenderTask['site'] = { version: -1, config: {} };
let handler: Promise<SiteHandler> | null = null;

async function createHandler(entry: string): Promise<SiteHandler> {
  const site = (await import(entry)) as BuiltSite;
  return site.createSiteHandler({
    config: () => known.config,
    apiFetch: async (path, init) => {
      const calls = pageCalls.getStore();
      if (!calls) throw new Error(`${path} is called outside a page.`);
      return calls.fetch(path, init);
    },
    report: (error) => pageCalls.getStore()?.report(error),
  });
}

/**
 * Imports the built site.
 * @throws when its configuration is not valid
 */
export async function prepare({ entry, site }: RenderTask): Promise<void> {
  if (site.version > known.version) known = site;
  handler ??= createHandler(entry);
  await handler;
}

/**
 * Renders a page.
 * @param port where its calls are sent, and where it is told that the visitor has left
 */
export async function render(
  task: RenderTask & { page: PageRequest; port: MessagePort },
): Promise<RenderedPage> {
  const calls = new PageCalls(task.port);
  try {
    await prepare(task);
    const { url, ...init } = task.page;
    const request = new Request(url, { ...init, signal: calls.signal });
    const handle = await (handler as Promise<SiteHandler>);
    const response = await pageCalls.run(calls, () => handle(request));
    return {
      status: response.status,
      headers: [...response.headers],
      body: await bodyOf(response),
    };
  } finally {
    calls.close();
  }
}

async function bodyOf(response: Response): Promise<RenderedPage['body']> {
  const text = (response as { [pageText]?: string })[pageText];
  if (text !== undefined) return text;
  if (!response.body) return null;
  if (response.headers.get('content-type')?.startsWith('text/html')) return response.text();
  return new Uint8Array(await response.arrayBuffer());
}
