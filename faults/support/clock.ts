import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './product.ts';

/**
 * A clock for programs started with `env`, which a test can move while they run. Only the time of day moves, as when an
 * operator sets it; timers are not affected.
 * @throws where there is no libfaketime, and none can be installed
 */
export async function makeClock() {
  // Found, or installed, by `npm run test:faults`.
  const library = process.env.CLOCK_LIBRARY;
  if (!library) throw new Error('CLOCK_LIBRARY names no libfaketime: apt-get install libfaketime');
  const file = join(await makeFolder(), 'offset');
  /** Seconds from the true time. */
  const move = (seconds: number) => writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  await move(0);
  return {
    move,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}
