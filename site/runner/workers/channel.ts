import type { FromWorker, ToWorker, WorkerAssets, WorkerJob } from '../protocol.ts';

export type Send = (message: FromWorker) => void;

interface Handlers {
  /** Loads the runtime. */
  start(assets: WorkerAssets, send: Send): Promise<void> | void;
  run?(job: WorkerJob, send: Send): Promise<void> | void;
  compile?(files: WorkerJob['files'], check: string, send: Send): void;
}

/**
 * Takes the port that the frame sends first. It is known here alone: a learner's program has no name for it and cannot
 * speak in our place, and the methods are bound before a program could replace them.
 */
export function serve({ start, run, compile }: Handlers): void {
  const listen = (event: MessageEvent) => {
    removeEventListener('message', listen);
    event.stopImmediatePropagation();
    const [port] = event.ports;
    if (!port) return;
    const send: Send = port.postMessage.bind(port);
    const prepare = async ({ assets }: { assets: WorkerAssets }) => {
      try {
        await start(assets, send);
        send({ type: 'ready' });
      } catch (error) {
        send({ type: 'broken', message: String(error) });
      }
    };
    port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
      if (data.type === 'start') void prepare(data);
      if (data.type === 'run') void run?.(data.job, send);
      if (data.type === 'compile') compile?.(data.files, data.check, send);
    };
  };
  addEventListener('message', listen);
}
