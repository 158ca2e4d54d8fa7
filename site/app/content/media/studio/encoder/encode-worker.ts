import { encodeRendition, Refused } from './encode-rendition.ts';
import type { FromEncoder, ToEncoder } from './encoder-messages.ts';

/** Progress is reported no more often than this. Milliseconds. */
const reportsEvery = 500;

let pausing = new AbortController();
let resumed = Promise.withResolvers<void>();
resumed.resolve();

const report = (message: FromEncoder) => postMessage(message);

async function start(order: Extract<ToEncoder, { type: 'start' }>['order']): Promise<void> {
  let reported = 0;
  try {
    const file = await encodeRendition(order, {
      onProgress(progress) {
        if (performance.now() - reported < reportsEvery) return;
        reported = performance.now();
        report({ type: 'progress', progress });
      },
      async nextStretch() {
        await resumed.promise;
        return pausing.signal;
      },
    });
    report({ type: 'made', file });
  } catch (error) {
    report({ type: 'refused', refusal: error instanceof Refused ? error.refusal : 'broken' });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToEncoder>) => {
  if (data.type === 'start') void start(data.order);
  if (data.type === 'pause') {
    resumed = Promise.withResolvers();
    pausing.abort();
  }
  if (data.type === 'resume') {
    pausing = new AbortController();
    resumed.resolve();
  }
});
