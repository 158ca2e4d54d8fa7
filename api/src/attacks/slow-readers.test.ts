import { afterAll, expect, test } from 'vitest';
import { newNetwork } from '../testing/new-network.ts';
import { beginUpload, sendBytes } from '../testing/send-upload.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type KnownReader, knownReaders } from './known-readers.ts';
import { type Bounds, measureText, type SendText, usualTime } from './loop-time.ts';
import { openSender } from './send-hostile.ts';
import { collectSlowest, type Finding, faultLine } from './slowest.ts';
import { provenShapes, textShapes } from './text-shapes.ts';

/**
 * Gives texts of every shape to what reads a format of its own: files of questions, lists, captions, code, outputs. `npm
 * run test:attacks` knows all of them, `npm test` one of each kind and the shapes that something has been slow at.
 */
const whole = process.env.ATTACKS === 'whole';
const bounds: Bounds = { most: 200, growth: 2.2 };

/**
 * How many times as long as one word a hostile text of the same length may take on a slow machine, where the word alone
 * takes much of the milliseconds. A machine's speed says nothing of a reader; that the time grows with the length is
 * measured beside it.
 */
const timesOneWord = 8;

const { address, platform } = await startTestApp({
  work: false,
  config: { trustProxy: true },
  sockets: true,
});
const sender = openSender(address);
const server = { platform, address, send: sender.send, newNetwork, beginUpload, sendBytes };
const slowest = collectSlowest('readers');
afterAll(() => {
  sender.close();
  slowest.print();
});

async function measureReader({
  name,
  longest,
  without = [],
  prepare,
}: KnownReader): Promise<Finding[]> {
  const findings: Finding[] = [];
  const sendShape =
    (shape: string): SendText =>
    (length) => {
      const text = textShapes[shape];
      if (!text) throw new Error(`there is no shape ${shape}`);
      return prepare(text(length));
    };
  const oneWord = await usualTime(sendShape('one word'), longest);
  const most = Math.max(bounds.most, timesOneWord * oneWord);
  const shapes = whole ? Object.keys(textShapes) : provenShapes;
  for (const shape of shapes.filter((one) => !without.includes(one))) {
    findings.push({
      ...(await measureText(sendShape(shape), longest, { ...bounds, most })),
      call: name,
      place: 'its text',
      shape,
    });
  }
  return findings;
}

test.each(await knownReaders(server, { whole }))(
  '$name is read quickly, whatever it is',
  { timeout: 900_000 },
  async (reader) => {
    const findings = await measureReader(reader);
    findings.forEach(slowest.add);
    // What no reader accepts is not read.
    expect(findings.some(({ status }) => status === 200 || status === 204)).toBe(true);
    const slow = findings.filter(({ fault }) => fault !== null);
    expect(slow.map(faultLine)).toEqual([]);
  },
);
