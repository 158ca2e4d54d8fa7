import { sandboxFlags } from '@nibras/contract/assessment/sandbox.ts';
import type { RunError } from '#assessment/runner/types.ts';
import type { FromPage } from '../page/messages.ts';
import type { Assets, Job } from '../protocol.ts';
import type { Engine, Tell } from './engine-types.ts';
import { openRun, type RunState } from './run-state.ts';

/** A page that tells more in a second is no longer listened to: it would hold the browser up. */
const messagesPerSecond = 3_000;

/** A page that leads itself away again and again is not drawn again for ever. */
const redrawsMax = 3;

/** So long after a frame has loaded its page has told so. */
const patience = 500;

const leftMessage = 'the page leads to another address, which the sandbox does not open';
const left: RunError = {
  name: 'NavigationError',
  message: leftMessage,
  file: null,
  line: null,
  column: null,
  traceback: `NavigationError: ${leftMessage}`,
};

type Compose = (
  files: Job['files'],
  bootstrap: string,
  setup: { secret: string; stdin: string; fragment: string },
  check: string,
) => string;

interface Page {
  run: RunState;
  job: Job;
  frame: HTMLIFrameElement;
  secret: string;
  error: Extract<FromPage, { type: 'error' }> | null;
  isLoaded: boolean;
}

/** Draws each page in a frame of its own, without a network and without this frame's workers. */
export async function openPages(assets: Assets, tell: Tell): Promise<Engine> {
  const bytes = (name: string) => assets[name] as ArrayBuffer;
  const module = new Blob([bytes('compose.js')], { type: 'text/javascript' });
  const { composePage } = (await import(/* @vite-ignore */ URL.createObjectURL(module))) as {
    composePage: Compose;
  };
  const bootstrap = new TextDecoder().decode(bytes('page.js'));
  let page: Page | null = null;
  let counted = 0;
  let second = 0;
  let redraws = 0;

  const close = () => {
    page?.frame.remove();
    page = null;
  };

  /** Whether messages come faster than any page that is meant well sends them. */
  function isFlood(): boolean {
    const now = Math.floor(performance.now() / 1000);
    counted = now === second ? counted + 1 : 1;
    second = now;
    return counted > messagesPerSecond;
  }

  function finish({ run, error }: Page): void {
    if (run.isOver) return;
    if (error) run.end('failed', error.error, error.fromTest);
    else run.end('done');
  }

  function hear(from: Page, message: FromPage): void {
    const { run, job } = from;
    if (message.type === 'output') run.print(message.stream, message.text);
    if (message.type === 'table') {
      run.print('out', message.text, { kind: 'table', ...message.table });
    }
    if (message.type === 'error') {
      // A page goes on after an error, and so do those that come after its run.
      if (run.isOver) run.event({ kind: 'error', error: message.error });
      else from.error ??= message;
    }
    if (message.type === 'notice') {
      const { notice, detail } = message;
      run.event({ kind: 'notice', notice, detail });
    }
    if (message.type === 'open' && run.isOver) openFile(from, message);
    if (message.type === 'loaded') from.isLoaded = true;
    if (message.type === 'loaded' && !run.isOver) {
      if (job.check === '') finish(from);
      else from.frame.contentWindow?.postMessage({ secret: from.secret }, '*');
    }
    if (message.type === 'checked' && !run.isOver) {
      if (message.error) run.end('failed', message.error, true);
      else finish(from);
    }
  }

  addEventListener('message', ({ source, data }) => {
    if (!page || source !== page.frame.contentWindow) return;
    if (isFlood()) {
      const { run } = page;
      close();
      return run.end('too-much-output');
    }
    const { secret, ...message } = (data ?? {}) as FromPage & { secret?: string };
    if (secret === page.secret) hear(page, message as FromPage);
  });

  /** Draws a program in a new frame. The frames before it are gone, with what ran in them. */
  function draw(run: RunState, job: Job, fragment = ''): void {
    close();
    const secret = crypto.getRandomValues(new Uint32Array(4)).join();
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', sandboxFlags);
    frame.title = 'الصفحة';
    const setup = { secret, stdin: job.stdin, fragment };
    frame.srcdoc = composePage(job.files, bootstrap, setup, job.check);
    const drawn: Page = { run, job, frame, secret, error: null, isLoaded: false };
    page = drawn;
    let loads = 0;
    frame.addEventListener('load', () => {
      loads += 1;
      // A script that leads the page to an address leaves nothing behind: the page is drawn again.
      if (loads > 1 && page === drawn) {
        run.event({ kind: 'notice', notice: 'link', detail: 'location' });
        if (run.isOver && redraws < redrawsMax) {
          redraws += 1;
          draw(run, job, fragment);
        } else run.end('failed', left);
        return;
      }
      // A page that led itself away never tells that it has loaded.
      setTimeout(() => !drawn.isLoaded && run.end('failed', left), patience);
    });
    document.body.append(frame);
  }

  /** Another page of the program, which a link of this one opens. A test runs in the first one only. */
  function openFile(
    { run, job }: Page,
    { name, fragment }: { name: string; fragment: string },
  ): void {
    const main = job.files.find((file) => file.name === name);
    if (!main) return;
    const files = [main, ...job.files.filter((file) => file !== main)];
    draw(run, { ...job, files, check: '' }, fragment);
  }

  return {
    ready: Promise.resolve(),
    run(id, job) {
      page?.run.end('stopped');
      close();
      redraws = 0;
      const run = openRun(id, tell, (state) => {
        if (state === 'stopped' || state === 'too-much-output') close();
      });
      counted = 0;
      run.event({ kind: 'state', state: 'running' });
      run.startClock(job.timeout);
      draw(run, job);
    },
    stop(id) {
      if (page?.run.id === id) page.run.end('stopped');
      if (page?.run.id === id) close();
    },
  };
}
