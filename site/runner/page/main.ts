import { checkName } from '../check.ts';
import type { Send } from '../workers/channel.ts';
import { makeConsole } from '../workers/javascript/console.ts';
import { describeError, type Program } from '../workers/javascript/errors.ts';
import { openOutput } from '../workers/output.ts';
import { calmFrames } from './calm-frames.ts';
import { guardName } from './guard-loops-name.ts';
import type { FromPage, PageSetup } from './messages.ts';
import { scrollToFragment, settleIn } from './page-limits.ts';

declare const nibrasSetup: PageSetup;

/** The part of a page that runs before the learner's: its console, its errors, its tests. */

const loopsMax = 2_000;
const roundsBetweenLooks = 500;
const elementsMax = 50_000;
const noticesMax = 8;

const removed = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'RTCDataChannel',
  'WebTransport',
  'WebSocket',
  'SharedWorker',
  'Worker',
  'open',
  'print',
];

const { secret, stdin, files, main } = nibrasSetup;
const frame = window.parent;
const post = frame.postMessage.bind(frame);
const tell = (message: FromPage) => post({ secret, ...message }, '*');
const scope = window as unknown as Record<string, unknown>;

const output = openOutput(tell as Send);
Object.assign(console, makeConsole(output));

const program: Program = {
  main,
  linked: Object.entries(files).map(([address, name]) => ({ address, name, shifts: [] })),
  maps: {},
  lines: Number.POSITIVE_INFINITY,
  isPage: true,
  linesBefore: nibrasSetup.linesBefore,
};
const describe = (thrown: unknown, reported?: ErrorEvent) =>
  describeError(program, thrown, reported);

window.addEventListener('error', (event) => {
  if (!(event instanceof ErrorEvent)) return;
  event.preventDefault();
  output.flush();
  tell({ type: 'error', ...describe(event.error ?? event.message, event) });
});
window.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  output.flush();
  tell({ type: 'error', ...describe(event.reason) });
});

class AssertionError extends Error {
  override name = 'AssertionError';
}

const lines = stdin === '' ? [] : stdin.replace(/\n$/, '').split('\n');
scope.prompt = () => lines.shift() ?? null;
scope.alert = (text: unknown = '') => console.log(text);
scope.confirm = (text: unknown = '') => {
  console.log(text);
  return true;
};
scope.assert = (condition: unknown, message = 'assertion failed') => {
  if (!condition) throw new AssertionError(String(message));
};
for (const name of removed) delete scope[name];

const told = new Set<string>();
settleIn({
  pages: nibrasSetup.pages,
  open: (name, fragment) => tell({ type: 'open', name, fragment }),
  tell(notice, detail) {
    const key = `${notice} ${detail}`;
    // A page may ask for thousands of addresses.
    if (told.has(key) || told.size >= noticesMax) return;
    told.add(key);
    tell({ type: 'notice', notice, detail: detail.slice(0, 500) });
  },
});
calmFrames();

const elements = document.getElementsByTagName('*');
let since = 0;
let rounds = 0;
const { now } = Date;
const later = setTimeout.bind(window);
Object.defineProperty(window, guardName, {
  value() {
    rounds += 1;
    if (rounds % roundsBetweenLooks !== 1) return;
    if (elements.length > elementsMax) {
      throw new RangeError(`the page has more than ${elementsMax} elements`);
    }
    const time = now();
    if (since === 0) {
      since = time;
      later(() => {
        since = 0;
        rounds = 0;
      });
    } else if (time - since > loopsMax) {
      throw new RangeError(`the loop ran for more than ${loopsMax / 1000} seconds`);
    }
  },
});

window.addEventListener('load', () => {
  if (nibrasSetup.fragment !== '') scrollToFragment(nibrasSetup.fragment);
  output.flush();
  // Rejections are told before.
  later(() => tell({ type: 'loaded' }));
});

window.addEventListener('message', ({ source, data }) => {
  if (source !== frame || data?.secret !== secret) return;
  const check = scope[checkName] as (() => Promise<void>) | undefined;
  const finish = (error: ReturnType<typeof describe>['error'] | null) => {
    output.flush();
    tell({ type: 'checked', error });
  };
  if (!check) return finish(describe(new SyntaxError('the test cannot be read')).error);
  check().then(
    () => finish(null),
    (error) => finish(describe(error).error),
  );
});
