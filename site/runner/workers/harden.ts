/**
 * What a learner's program has no use for. The policy of the frame is what keeps a program from the network and from
 * storage; without these names it also cannot make workers without end or flood the frame with messages.
 */
const removed = [
  'BroadcastChannel',
  'EventSource',
  'FontFace',
  'Notification',
  'SharedWorker',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'Worker',
  'XMLHttpRequest',
  'caches',
  'close',
  'cookieStore',
  'fetch',
  'fonts',
  'importScripts',
  'indexedDB',
  'navigator',
  'onmessage',
  'postMessage',
  'requestAnimationFrame',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
];

const megabyte = 1024 * 1024;
/** Bytes of large buffers in one run. A phone ends the whole page when it has no more memory. */
const memory = 512 * megabyte;

const buffers = [
  'ArrayBuffer',
  'SharedArrayBuffer',
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
] as const;

type Constructor = new (...values: unknown[]) => object;

/** Refuses large buffers once a run has made too many of them. */
function limitBuffers(): void {
  let used = 0;
  const count = (bytes: number) => {
    if (!(bytes > megabyte)) return;
    used += bytes;
    if (used > memory) throw new RangeError('Array buffer allocation failed');
  };
  for (const name of buffers) {
    const original = (globalThis as unknown as Record<string, Constructor | undefined>)[name];
    if (!original) continue;
    const width = (original as unknown as { BYTES_PER_ELEMENT?: number }).BYTES_PER_ELEMENT ?? 1;
    const limited = new Proxy(original, {
      construct(target, values, newTarget) {
        if (typeof values[0] === 'number') count(values[0] * width);
        return Reflect.construct(target, values, newTarget);
      },
    });
    Object.defineProperty(original.prototype, 'constructor', { value: limited });
    Object.defineProperty(globalThis, name, { value: limited, writable: true, configurable: true });
  }
}

/** WebAssembly's pages have 64 KiB. */
function limitWasmMemory(): void {
  const { Memory } = WebAssembly;
  const pages = memory / 65_536;
  const grow = Memory.prototype.grow;
  Memory.prototype.grow = function limited(delta) {
    if (this.buffer.byteLength / 65_536 + delta > pages) {
      throw new RangeError('WebAssembly.Memory.grow(): Maximum memory size exceeded');
    }
    return grow.call(this, delta);
  };
  WebAssembly.Memory = new Proxy(Memory, {
    construct(target, [options, ...rest], newTarget) {
      if (options?.initial > pages) {
        throw new RangeError('WebAssembly.Memory(): could not allocate memory');
      }
      return Reflect.construct(target, [options, ...rest], newTarget);
    },
  });
}

function remove(name: string): void {
  for (
    let holder: object | null = globalThis;
    holder !== null;
    holder = Object.getPrototypeOf(holder)
  ) {
    if (Object.hasOwn(holder, name)) delete (holder as Record<string, unknown>)[name];
  }
}

/** Takes from a worker's global scope what a program must not have. Called after the runtime is loaded. */
export function harden(): void {
  for (const name of removed) remove(name);
  limitBuffers();
  limitWasmMemory();
}
