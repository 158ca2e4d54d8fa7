import { type FromFrame, opening, type ToFrame } from '../protocol.ts';
import { openEngine } from './engine.ts';
import type { Engine } from './engine-types.ts';

/**
 * The document of the sandbox. Its origin is opaque and its policy names no server, so that neither it nor what runs
 * inside can reach storage, the network or the page. It obeys the one port that its page hands over first.
 */
function obey(port: MessagePort): void {
  const tell = (message: FromFrame) => port.postMessage(message);
  let engine: Promise<Engine> | null = null;
  const broken = (error: unknown) => tell({ type: 'broken', message: String(error) });
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.type === 'prepare') {
      engine = openEngine(data.language, data.assets, tell);
      engine.then((opened) => opened.ready).then(() => tell({ type: 'ready' }), broken);
    }
    if (data.type === 'run') engine?.then((opened) => opened.run(data.id, data.job), broken);
    if (data.type === 'stop') engine?.then((opened) => opened.stop(data.id), broken);
  };
  tell({ type: 'opened' });
}

function open(event: MessageEvent): void {
  const [port] = event.ports;
  if (event.source !== parent || event.data !== opening || !port) return;
  removeEventListener('message', open);
  obey(port);
}
addEventListener('message', open);
