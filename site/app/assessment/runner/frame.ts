import { frameAddress } from 'virtual:nibras-sandbox';
import { sandboxFlags } from '@nibras/contract/assessment/sandbox.ts';
import { type FromFrame, opening, type ToFrame } from '../../../runner/protocol.ts';
import { retrying } from './retrying.ts';
import { isFinal, RuntimeUnavailable } from './runtime-unavailable.ts';

/** So long a frame may take to load before it counts as unreachable. */
const loadTimeout = 20_000;
/** So long its document, which has run its script by then, may take to answer. */
const answerTimeout = 5_000;

/** The sandbox's frame, and the port that only it and we have. */
export interface SandboxFrame {
  send(message: ToFrame, transfer?: Transferable[]): void;
  onMessage: (message: FromFrame) => void;
  close(): void;
}

/** Out of sight, and not `display: none`, in which browsers draw and load nothing. */
const hidden =
  'position:fixed;inset-block-start:0;inset-inline-start:0;width:1px;height:1px;opacity:0;pointer-events:none;border:0';
const shown = 'display:block;width:100%;height:100%;border:0';

function makeElement(place: HTMLElement | null): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', sandboxFlags);
  element.referrerPolicy = 'no-referrer';
  element.allow = '';
  element.title = place ? 'الصفحة التي يرسمها البرنامج' : 'تشغيل البرامج';
  element.style.cssText = place ? shown : hidden;
  if (!place) {
    element.tabIndex = -1;
    element.ariaHidden = 'true';
  }
  element.src = frameAddress;
  return element;
}

/** What `start` waits for, unless it takes longer. */
function within(timeout: number, start: (resolve: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RuntimeUnavailable('the frame')), timeout);
    start(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function loadFrame(place: HTMLElement | null): Promise<SandboxFrame> {
  const element = makeElement(place);
  const { port1, port2 } = new MessageChannel();
  const frame: SandboxFrame = {
    send: (message, transfer = []) => port1.postMessage(message, transfer),
    onMessage: () => undefined,
    close() {
      port1.close();
      element.remove();
    },
  };
  port1.onmessage = ({ data }: MessageEvent<FromFrame>) => frame.onMessage(data);
  const loaded = within(loadTimeout, (resolve) =>
    element.addEventListener('load', resolve, { once: true }),
  );
  (place ?? document.body).append(element);
  try {
    await loaded;
    // A server's error page loads too, and does not answer.
    const opened = within(answerTimeout, (resolve) => {
      frame.onMessage = ({ type }) => type === 'opened' && resolve();
    });
    // An opaque origin has no name; the frame is ours and has loaded nothing of a learner's yet.
    element.contentWindow?.postMessage(opening, '*', [port2]);
    await opened;
    return frame;
  } catch (error) {
    frame.close();
    throw error;
  }
}

/**
 * Loads the sandbox's document into a new frame and hands it one end of a channel. Nothing that comes by any other way
 * is listened to, so that a program cannot speak to the page.
 * @throws RuntimeUnavailable where it does not load; the signal's reason once it is aborted
 */
export const openFrame = (place: HTMLElement | null, signal: AbortSignal): Promise<SandboxFrame> =>
  retrying(() => loadFrame(place), { signal, isFinal });
