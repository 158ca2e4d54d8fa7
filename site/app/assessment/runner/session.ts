import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import type { FromFrame, Job, JobResult } from '../../../runner/protocol.ts';
import { fetchRuntime, keepSnapshot } from './assets.ts';
import { openFrame, type SandboxFrame } from './frame.ts';
import { RuntimeUnavailable } from './runtime-unavailable.ts';
import type { Progress, RunEvent } from './types.ts';

/** A frame that has not ended a run so long after its time is stuck: it is removed, and with it what runs in it. */
const patience = 2_000;
/** Loading a language inside the frame. */
const startTimeout = 60_000;

const unixLines = (text: string) => text.replace(/\r\n?/g, '\n');

export interface Session {
  /** Resolves once it can take runs, or was closed before. */
  ready: Promise<void>;
  /** Whether it can take runs; a stuck or closed one cannot. */
  isOpen(): boolean;
  run(job: Job, onEvent: (event: RunEvent) => void): { stop(): void; done: Promise<JobResult> };
  close(): void;
}

interface Pending {
  id: number;
  timer?: ReturnType<typeof setTimeout>;
  onEvent(event: RunEvent): void;
  resolve(result: JobResult): void;
  reject(error: Error): void;
}

interface Options {
  language: CodeLanguage;
  place: HTMLElement | null;
  onProgress(progress: Progress): void;
  signal: AbortSignal;
}

/** One frame with the files of a language, until it is closed. */
export function openSession({ language, place, onProgress, signal }: Options): Session {
  let frame: SandboxFrame | null = null;
  let closed = false;
  let ids = 0;
  let pending: Pending | null = null;
  let onReady: (error?: Error) => void = () => undefined;
  /** Settles when it is closed, before or after it was ready. */
  const ended = Promise.withResolvers<void>();

  const close = () => {
    closed = true;
    frame?.close();
    ended.resolve();
    settle({ output: '', error: null, state: 'stopped', fromTest: false });
  };
  const settle = (result: JobResult) => {
    const ended = pending;
    pending = null;
    clearTimeout(ended?.timer);
    ended?.resolve(result);
  };
  const giveUp = () => {
    pending?.onEvent({ kind: 'state', state: 'timed-out' });
    settle({ output: '', error: null, state: 'timed-out', fromTest: false });
    close();
  };

  function hear(message: FromFrame, listeners: Map<number, (event: RunEvent) => void>): void {
    if (message.type === 'ready') onReady();
    if (message.type === 'snapshot') void keepSnapshot(language, message.bytes);
    if (message.type === 'broken') {
      const error = new RuntimeUnavailable(message.message);
      onReady(error);
      ended.reject(error);
      const failed = pending;
      pending = null;
      clearTimeout(failed?.timer);
      failed?.reject(error);
      close();
    }
    if (message.type === 'event') listeners.get(message.id)?.(message.event);
    if (message.type === 'end' && pending?.id === message.id) settle(message.result);
  }

  const listeners = new Map<number, (event: RunEvent) => void>();
  async function open(): Promise<void> {
    const opening = openFrame(place, signal).then((made) => {
      frame = made;
      // Also where the files did not come meanwhile.
      if (closed) made.close();
      return made;
    });
    opening.catch(() => undefined);
    const assets = await fetchRuntime(language, onProgress, signal);
    const opened = await opening;
    if (closed) return;
    opened.onMessage = (message) => hear(message, listeners);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => onReady(new RuntimeUnavailable('the start')), startTimeout);
      onReady = (error) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve();
      };
      opened.send({ type: 'prepare', language, assets }, Object.values(assets));
    });
  }
  // Anyone who waits for a session that was closed meanwhile need not wait until its frame gives up.
  const ready = Promise.race([open(), ended.promise]);
  ready.catch(close);

  return {
    ready,
    isOpen: () => !closed,
    close,
    run(job, onEvent) {
      settle({ output: '', error: null, state: 'stopped', fromTest: false });
      ids += 1;
      const id = ids;
      // Only the last run is heard: a page may go on to print after it, one that was replaced may not.
      listeners.clear();
      listeners.set(id, (event) => {
        if (event.kind === 'state' && event.state === 'running' && pending?.id === id) {
          pending.timer = setTimeout(giveUp, job.timeout + patience);
        }
        onEvent(event);
      });
      const done = new Promise<JobResult>((resolve, reject) => {
        pending = { id, onEvent, resolve, reject };
      });
      ready.then(
        // Texts of Windows end their lines with two signs, of which programs expect one.
        () => frame?.send({ type: 'run', id, job: { ...job, stdin: unixLines(job.stdin) } }),
        (error) => pending?.id === id && pending.reject(error),
      );
      return { done, stop: () => frame?.send({ type: 'stop', id }) };
    },
  };
}
