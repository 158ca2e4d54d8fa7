import { exercises } from '@nibras/contract/assessment/limits.ts';
import type { RunTable } from '#assessment/runner/types.ts';
import type { Send } from './channel.ts';

const pause = 50;
/** So many messages go out at once in each pause; what comes after them is sent together. */
const atOnce = 20;

export interface Output {
  write(stream: 'out' | 'err', text: string): void;
  table(table: RunTable, text: string): void;
  flush(): void;
}

/**
 * Sends what a program prints as it comes, and a flood in few messages. Nothing is sent past the limit, at which the
 * frame ends the run: the messages that wait there are bounded.
 */
export function openOutput(send: Send): Output {
  const { now } = Date;
  const later = setTimeout.bind(globalThis);
  let waiting = '';
  let stream: 'out' | 'err' = 'out';
  let sent = 0;
  let since = 0;
  let inPause = 0;
  let scheduled = false;

  const flush = () => {
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    if (sent > exercises.shownOutput) return;
    sent += text.length;
    send({ type: 'output', stream, text: text.slice(0, exercises.shownOutput + 1) });
  };
  const flushLater = () => {
    if (scheduled) return;
    scheduled = true;
    later(() => {
      scheduled = false;
      flush();
    }, pause);
  };
  return {
    flush,
    write(to, text) {
      if (to !== stream) flush();
      stream = to;
      if (waiting.length <= exercises.shownOutput) waiting += text;
      const time = now();
      if (time - since > pause) {
        since = time;
        inPause = 0;
      }
      inPause += 1;
      if (inPause <= atOnce) flush();
      else flushLater();
    },
    table(table, text) {
      flush();
      if (sent > exercises.shownOutput) return;
      sent += text.length + 1;
      send({ type: 'table', table, text });
    },
  };
}
