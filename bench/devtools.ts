import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the protocol has a type for each method
  params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  result?: any;
  error?: { message: string };
}

/** A page as the DevTools protocol drives it. */
export interface DevtoolsPage {
  // biome-ignore lint/suspicious/noExplicitAny: the protocol has a type for each method
  send(method: string, params?: object): Promise<any>;
  /** Calls back for each event, until the page is closed. */
  // biome-ignore lint/suspicious/noExplicitAny: the protocol has a type for each event
  onEvent(listener: (method: string, params: any) => void): void;
  close(): Promise<void>;
}

/**
 * Starts Chromium without Playwright. Playwright attaches a debugger (`Runtime.enable`) to every page: V8 then records a
 * detailed stack trace for each error that is created and parses the scripts again for it, which no visitor's browser does.
 */
export async function startChromium() {
  const profile = await mkdtemp(join(tmpdir(), 'nibras-bench-browser-'));
  const browser = spawn(
    process.env.CHROMIUM_SHELL_PATH || process.env.CHROMIUM_PATH || chromium.executablePath(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(browser, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    browser.stderr.on('data', (chunk: Buffer) => {
      printed += chunk;
      const found = /DevTools listening on (ws:\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`Chromium ended before it was ready:\n${printed}`)));
  });
  const socket = new WebSocket(url);
  await once(socket, 'open');

  let lastId = 0;
  const pending = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id) pending.get(message.id)?.(message);
    else listeners.get(message.sessionId ?? '')?.(message);
  });
  const send = async (method: string, params: object = {}, sessionId?: string) => {
    lastId += 1;
    const id = lastId;
    const response = new Promise<Message>((resolve) => pending.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await response;
    pending.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };

  return {
    /** Opens an empty page with storage and cache of its own. */
    async newPage(): Promise<DevtoolsPage> {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      return {
        send: (method, params) => send(method, params, sessionId),
        onEvent(listener) {
          listeners.set(sessionId, ({ method = '', params }) => listener(method, params));
        },
        async close() {
          listeners.delete(sessionId);
          await send('Target.disposeBrowserContext', { browserContextId });
        },
      };
    },
    async close() {
      // It may end before it has responded.
      void send('Browser.close');
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
export type Chromium = Awaited<ReturnType<typeof startChromium>>;
