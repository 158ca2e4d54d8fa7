import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { makeSession, makeTeacher } from '../api/src/factories/people.ts';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { beginUpload, sendBytes, uploadOffset } from '../api/src/testing/send-upload.ts';
import { openCuttingLine } from './support/cutting-line.ts';
import { makeFolder, startProduct } from './support/product.ts';

const megabyte = 1024 * 1024;
const size = 500 * megabyte;
const piece = 8 * megabyte;
const cuts = 20;

/** The content of a large file by its blocks, each of which differs; it begins as a PDF. */
const block = randomBytes(megabyte);
function contentFrom(offset: number, length: number): Buffer {
  const blocks: Buffer[] = [];
  const first = Math.floor(offset / megabyte);
  for (let at = first; at * megabyte < offset + length; at += 1) {
    const one = Buffer.from(block);
    one.writeUInt32BE(at, 100);
    if (at === 0) one.write('%PDF-1.7\n', 0, 'latin1');
    blocks.push(one);
  }
  const start = offset - first * megabyte;
  return Buffer.concat(blocks).subarray(start, start + length);
}

describe('a line that is cut while a file is uploaded', () => {
  test(`${size / megabyte} MB arrive whole over ${cuts} cuts and a kill of the server`, {
    timeout: 600_000,
  }, async ({ task }) => {
    task.meta.rounds = cuts;
    const dataDir = await makeFolder();
    let product = await startProduct({ dataDir });
    const line = await openCuttingLine(() => product.address);
    let database = openDatabase(await product.databaseUrl());
    const teacher = await makeTeacher(database.db);
    const sender = { address: line.address, token: await makeSession(database.db, teacher) };

    const begun = await beginUpload(sender, { name: 'كتاب.pdf', bytes: size });
    const path = begun.headers.get('location') ?? '';
    let offset = 0;
    let id = 0;
    let restarted = false;
    const every = size / (cuts + 1);
    while (id === 0) {
      if (line.cuts() < cuts && offset >= every * (line.cuts() + 0.5)) {
        line.cutAfter(randomInt(1, piece));
      }
      if (!restarted && offset > size / 2) {
        restarted = true;
        await database.close();
        await product.kill();
        product = await startProduct({ dataDir });
        database = openDatabase(await product.databaseUrl());
      }
      const content = contentFrom(offset, Math.min(piece, size - offset));
      try {
        const answer = await sendBytes(sender, path, offset, content);
        expect(answer.status).toBe(204);
        id = Number(answer.headers.get('nibras-media') ?? 0);
        offset += content.length;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        // The line is cut; what arrived before is known as soon as the server has noticed.
        const before = offset;
        for (let asked = 0; asked < 10; asked += 1) {
          const head = await uploadOffset(sender, path).catch(() => null);
          if (head?.status === 200) offset = Number(head.headers.get('upload-offset'));
          if (offset > before) break;
          await pause(50);
        }
      }
    }
    expect(line.cuts()).toBe(cuts);

    const read = async () => {
      const { rows } = await database.pool.query(
        'select state, bytes::int, sha256 from media where id = $1',
        [id],
      );
      return rows[0];
    };
    await expect.poll(async () => (await read())?.state, { timeout: 120_000 }).toBe('ready');
    const hash = createHash('sha256');
    for (let at = 0; at < size; at += piece) {
      hash.update(contentFrom(at, Math.min(piece, size - at)));
    }
    expect((await read())?.sha256?.toString('hex')).toBe(hash.digest('hex'));
    expect((await read())?.bytes).toBe(size);
    await database.close();
  });
});
