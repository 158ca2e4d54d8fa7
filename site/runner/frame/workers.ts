import {
  type FromWorker,
  type Job,
  snapshotName,
  type ToWorker,
  type WorkerAssets,
  type WorkerJob,
} from '../protocol.ts';
import type { Engine, Tell } from './engine-types.ts';
import { openRun, type RunState } from './run-state.ts';

class Handle {
  readonly ready: Promise<void>;
  onMessage: (message: FromWorker) => void = () => undefined;
  onSnapshot: (bytes: ArrayBuffer) => void = () => undefined;
  readonly #worker: Worker;
  readonly #port: MessagePort;

  /** Starts a worker, which gets its port before any code of a learner is in it. */
  constructor(address: string, assets: WorkerAssets) {
    // Chromium makes no module workers of blobs in an opaque origin.
    this.#worker = new Worker(address);
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.ready = new Promise((resolve, reject) => {
      this.#worker.onerror = ({ message }) => reject(new Error(message));
      port1.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'ready') resolve();
        else if (data.type === 'broken') reject(new Error(data.message));
        else if (data.type === 'snapshot') this.onSnapshot(data.bytes);
        else this.onMessage(data);
      };
    });
    this.#worker.postMessage(null, [port2]);
    this.send({ type: 'start', assets });
  }

  send(message: ToWorker): void {
    this.#port.postMessage(message);
  }

  end(): void {
    this.#worker.terminate();
    this.#port.close();
  }
}

const addressOf = (code: WorkerAssets[string] | undefined) =>
  URL.createObjectURL(new Blob([code as ArrayBuffer], { type: 'text/javascript' }));

/**
 * Runs each program in a worker of its own, which ends with it. The next one is started while nobody waits, because
 * Python takes a second and more.
 */
export async function openWorkers(assets: WorkerAssets, tell: Tell): Promise<Engine> {
  const address = addressOf(assets['worker.js']);
  const compilerAddress = assets['compiler.js'] && addressOf(assets['compiler.js']);
  const runtime: WorkerAssets = Object.fromEntries(
    Object.entries(assets).filter(([name]) => name !== 'worker.js' && name !== 'compiler.js'),
  );
  let spare: Handle | null = null;
  let compiler: Handle | null = null;
  let current: { run: RunState; handle: Handle | null } | null = null;

  // Made before a worker has any code of a learner's.
  const keepSnapshot = (bytes: ArrayBuffer) => {
    runtime[snapshotName] = bytes;
    tell({ type: 'snapshot', bytes });
  };
  const prepare = () => {
    if (!spare) {
      spare = new Handle(address, compilerAddress ? {} : runtime);
      spare.onSnapshot = keepSnapshot;
    }
    if (compilerAddress) compiler ??= new Handle(compilerAddress, runtime);
    return Promise.all([spare.ready, compiler?.ready]);
  };
  const dropCompiler = () => {
    compiler?.end();
    compiler = null;
  };

  /** Makes JavaScript of a program in the compiler's worker, which runs nothing of a learner's and stays. */
  async function compile(run: RunState, { files, stdin, check }: Job): Promise<WorkerJob | null> {
    const used = compiler;
    if (!used) return { files, stdin, check };
    const compiled = await new Promise<Extract<FromWorker, { type: 'compiled' }>>((resolve) => {
      used.onMessage = (message) => message.type === 'compiled' && resolve(message);
      used.send({ type: 'compile', files, check });
    });
    if (compiled.error) run.end('failed', compiled.error, false);
    return compiled.error ? null : { ...compiled.job, stdin, check };
  }

  function listen(run: RunState, message: FromWorker): void {
    if (run.isOver) return;
    if (message.type === 'output') run.print(message.stream, message.text);
    if (message.type === 'table') {
      run.print('out', message.text, { kind: 'table', ...message.table });
    }
    if (message.type === 'notice') {
      const { notice, detail } = message;
      run.event({ kind: 'notice', notice, detail });
    }
    if (message.type === 'end') {
      run.end(message.error ? 'failed' : 'done', message.error, message.fromTest);
    }
  }

  async function start(run: RunState, job: Job): Promise<void> {
    await prepare();
    if (run.isOver || current?.run !== run) return;
    run.event({ kind: 'state', state: 'running' });
    run.startClock(job.timeout);
    const workerJob = await compile(run, job);
    if (!workerJob || run.isOver || current?.run !== run) return;
    const handle = spare ?? new Handle(address, runtime);
    spare = null;
    current.handle = handle;
    handle.onMessage = (message) => listen(run, message);
    await handle.ready;
    handle.send({ type: 'run', job: workerJob });
  }

  return {
    ready: prepare().then(() => undefined),
    run(id, job) {
      current?.run.end('stopped');
      const run = openRun(id, tell, (state) => {
        const handle = current?.handle;
        // Types can be written that take a compiler for ever.
        if (!handle && state === 'timed-out') dropCompiler();
        handle?.end();
        current = null;
        setTimeout(() => void prepare().catch(() => undefined));
      });
      current = { run, handle: null };
      start(run, job).catch((error) => tell({ type: 'broken', message: String(error) }));
    },
    stop(id) {
      if (current?.run.id === id) current.run.end('stopped');
    },
  };
}
