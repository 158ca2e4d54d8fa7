import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { repoRoot } from '../../config/paths.ts';
import { AppError } from '../app-error.ts';
import type {
  FromThread,
  PageAnswer,
  PageCall,
  PageRequest,
  RenderedPage,
  RenderTask,
  ToThread,
} from './messages.ts';

/** Calls the API for a page, in this process or over the network. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Renders a page of the built site; the signal is aborted when its visitor leaves. */
export type RenderPage = (page: PageRequest, signal: AbortSignal) => Promise<RenderedPage>;

/** The bounds of rendering threads. */
export const renderingLimits = {
  /** As many as cores but one, which is left to what cannot wait; at least one. */
  threads: Math.max(1, availableParallelism() - 1),
  /** Of one thread's heap: a page that takes more ends its thread, and not the server. */
  megabytes: 512,
  /** The pages that a thread has begun at a time: one waits for its data while another is rendered. */
  together: 8,
  /** More pages than these that wait for a thread are refused with 503. */
  waiting: 200,
  /** When those who were refused may come again, in seconds. */
  retryAfter: 5,
  /** A thread more than one that has nothing to do ends after so many milliseconds. */
  idle: 60_000,
  /** How much lower than the event loop's their priority is, where the operating system has one for each thread. */
  nicer: 5,
};

/** One of the functions that a thread runs. */
const named = (name: keyof typeof import('./page-thread.ts')) => ({ name });

const queueIsFull = (error: unknown) =>
  error instanceof Error && /Task queue is at limit/.test(error.message);

async function answerOf(apiFetch: ApiFetch, call: PageCall, signal: AbortSignal) {
  const { path, ...init } = call;
  const response = await apiFetch(path, { ...init, signal });
  const body = response.body ? new Uint8Array(await response.arrayBuffer()) : null;
  return { status: response.status, headers: [...response.headers], body } satisfies PageAnswer;
}

/**
 * Makes the calls that a page sends through its port.
 * @returns a function that closes the port when the page is done
 */
function serveCalls(port: MessagePort, apiFetch: ApiFetch, report: (error: Error) => void) {
  const cancels = new Map<number, AbortController>();
  const post = (message: ToThread) => port.postMessage(message);
  async function answer(call: number, request: PageCall) {
    const cancel = new AbortController();
    cancels.set(call, cancel);
    try {
      post({ answer: call, response: await answerOf(apiFetch, request, cancel.signal) });
    } catch (error) {
      post({ failed: call, message: error instanceof Error ? error.message : String(error) });
    } finally {
      cancels.delete(call);
    }
  }
  const receive = (message: FromThread) => {
    if ('report' in message) report(message.report);
    else if ('cancelled' in message) cancels.get(message.cancelled)?.abort();
    else void answer(message.call, message.request);
  };
  port.on('message', receive);
  return () => {
    // The page itself comes another way, and may overtake its last messages.
    for (let sent = receiveMessageOnPort(port); sent; sent = receiveMessageOnPort(port)) {
      receive(sent.message);
    }
    for (const cancel of cancels.values()) cancel.abort();
    port.close();
  };
}

/**
 * Opens the threads that render the built site's pages (decision record 0118), so that nothing else waits while one is
 * rendered.
 * @param entry the file of the built site's module
 * @param config the site's configuration at this moment, the same object while nothing has changed
 * @param apiFetch makes a page's calls; it runs in the context of the page's request
 * @param report receives errors of rendering
 * @returns the function that renders, and one that ends the threads
 * @throws when the site cannot be imported, or its configuration is not valid
 */
export async function openRendering(options: {
  entry: string;
  config: () => object;
  apiFetch: ApiFetch;
  report: (error: Error) => void;
}): Promise<{ render: RenderPage; close: () => Promise<void> }> {
  const pool = new Piscina({
    // It is run from the source, which is beside every build.
    filename: pathToFileURL(join(repoRoot(), 'api/src/platform/http/rendering/page-thread.ts'))
      .href,
    minThreads: 1,
    maxThreads: renderingLimits.threads,
    concurrentTasksPerWorker: renderingLimits.together,
    maxQueue: renderingLimits.waiting,
    idleTimeout: renderingLimits.idle,
    niceIncrement: renderingLimits.nicer,
    resourceLimits: { maxOldGenerationSizeMb: renderingLimits.megabytes },
    // A thread that blocks while it waits for tasks would not receive what belongs to the ones that it has.
    atomics: 'disabled',
    execArgv: [],
    // It needs none of the server's secrets.
    env: { NODE_ENV: process.env.NODE_ENV, TZ: process.env.TZ },
  });
  const entry = pathToFileURL(options.entry).href;
  let known: RenderTask['site'] = { version: 0, config: options.config() };
  const task = (): RenderTask => {
    const config = options.config();
    if (config !== known.config) known = { version: known.version + 1, config };
    return { entry, site: known };
  };
  const close = () => pool.destroy();

  try {
    // A wrong configuration ends the start and not the first visit.
    await pool.run(task(), named('prepare'));
  } catch (error) {
    await close();
    throw error;
  }

  const render: RenderPage = async (page, signal) => {
    const { port1: own, port2: port } = new MessageChannel();
    // Its messages arrive in the context in which it is made, which is that of the page's request.
    const finish = serveCalls(own, options.apiFetch, options.report);
    const leave = () => own.postMessage({ aborted: true } satisfies ToThread);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await pool.run(
        { ...task(), page, port },
        { ...named('render'), transferList: [port] },
      );
    } catch (error) {
      if (queueIsFull(error))
        throw new AppError('unavailable', { retryAfter: renderingLimits.retryAfter });
      throw error;
    } finally {
      signal.removeEventListener('abort', leave);
      finish();
    }
  };
  return { render, close };
}
