import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { makeConversation } from '../api/src/factories/conversations.ts';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { pdf, picture } from '../api/src/testing/sample-files.ts';
import { type Answer, arabic, call } from './support/calls.ts';
import { makeMembers } from './support/people.ts';
import { makeFolder, startProduct } from './support/product.ts';
import { limitFileSize, makeSmallDisk } from './support/small-disk.ts';

const megabyte = 1024 * 1024;
/** Megabytes for the database, its write-ahead log, and some files. */
const diskSize = 250;
const fileSize = 6 * megabyte;

/** Random text, which compression does not make smaller: else the database would have space for it. */
const longText = (number: number) =>
  `نص ${number} ${Array.from(randomBytes(3_500), (byte) => String.fromCharCode(0x621 + (byte % 26))).join('')}`;

/** A server whose files and database are on one small disk, and a person who sends files. */
async function startOnSmallDisk() {
  const disk = await makeSmallDisk(diskSize);
  const dataDir = disk?.folder ?? (await makeFolder());
  const product = await startProduct({ dataDir });
  const { address } = product;
  const database = openDatabase(await product.databaseUrl());
  const [one, other] = await makeMembers(database.db, 2);
  if (!one || !other) throw new Error('no member was made');
  const { id } = await makeConversation(database.db, [one, other]);
  await database.close();

  const storedFiles = async () => {
    const files = await readdir(join(dataDir, 'storage'), { recursive: true, withFileTypes: true });
    return files.filter((file) => file.isFile()).map(({ name }) => name);
  };
  return {
    disk,
    dataDir,
    product,
    address,
    one,
    storedFiles,
    sendFile(name: string) {
      const body = new FormData();
      body.set('conversation_id', String(id));
      body.set('message', `ملف ${name}`);
      const content = Buffer.concat([pdf, Buffer.alloc(fileSize)]);
      body.set('attachment', new Blob([content], { type: 'application/pdf' }), `${name}.pdf`);
      return call(address, 'POST /api/messages', { token: one.token, body });
    },
    sendText: (text: string) =>
      call(address, 'POST /api/messages', {
        token: one.token,
        body: { conversation_id: id, body: text },
      }),
    /** Every message of the conversation, the oldest first. */
    async texts() {
      const texts: string[] = [];
      let path: string | null = `/api/conversations/${id}/messages?after=0`;
      while (path) {
        const { body }: Answer = await call(address, `GET ${path as `/${string}`}`, {
          token: one.token,
        });
        texts.push(...body.messages.data.map(({ body: text }: { body: string }) => text));
        path = body.messages.next_page_url;
      }
      return texts;
    },
    /** Leaves so many bytes free; where no disk can be mounted, limits the size of a file to that. */
    async fill(left: number) {
      if (disk) await disk.fill(left);
      else limitFileSize(product.pid, Math.min(left, fileSize / 2));
    },
    async empty() {
      if (disk) await disk.empty();
      else limitFileSize(product.pid, null);
    },
  };
}

describe('the disk is full', () => {
  test('a file that does not fit is refused with 507 and nothing of it is stored; reading and writing work', async ({
    task,
  }) => {
    const { address, one, dataDir, fill, empty, storedFiles, sendFile, sendText, texts } =
      await startOnSmallDisk();
    const photo = new FormData();
    photo.set('profile_photo_path', new Blob([await picture('png', 640)]), 'me.png');
    const changed = await call(address, 'POST /api/update-photo-profile', {
      token: one.token,
      body: photo,
    });
    expect(changed.status).toBe(200);
    const before = await sendFile('before');
    expect(before.status).toBe(200);
    const files = await storedFiles();

    // The disk fills while the file arrives, then while it is stored: by then it is on the disk once.
    const spaces = [2 * megabyte, fileSize + 2 * megabyte];
    task.meta.rounds = spaces.length;
    for (const [round, left] of spaces.entries()) {
      await fill(left);
      const refused = await sendFile(`refused${round}`);
      expect(refused.status).toBe(507);
      expect(refused.body.message).toMatch(arabic);
      expect(await storedFiles()).toEqual(files);
      expect((await readdir(dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);
      expect((await sendText(`نص ${round}`)).status).toBe(200);
      expect((await call(address, 'GET /readyz')).status).toBe(200);
      const file = new URL(before.body.message.file_url, address);
      expect((await fetch(file)).status).toBe(200);
      await empty();
    }
    await fill(0);
    const smaller = `${address}/storage/${changed.body.user.profile_photo_url}?w=96`;
    expect((await fetch(smaller)).status).toBe(200);
    await empty();
    expect((await sendFile('after')).status).toBe(200);
    expect(await texts()).toEqual(['ملف before', 'نص 0', 'نص 1', 'ملف after']);
  });

  test('no space is left for the database either: calls are refused, nothing is lost, and it recovers with free space', async () => {
    const { disk, product, address, fill, empty, sendText, texts } = await startOnSmallDisk();
    if (!disk) throw new Error('this needs a disk of its own, which only root may mount');
    const sent: string[] = [];
    const refusals: Answer[] = [];
    async function send(number: number) {
      const text = longText(number);
      const answer = await sendText(text);
      if (answer.status === 200) sent.push(text);
      else refusals.push(answer);
    }
    for (let number = 0; number < 10; number += 1) await send(number);
    expect(sent).toHaveLength(10);

    // Messages fit into allocated pages at first, then no more. A person may send 120 a minute.
    await fill(0);
    for (let number = 10; number < 100; number += 1) await send(number);
    expect(refusals.length).toBeGreaterThan(10);
    // PostgreSQL has no space for a row; it may also be away briefly, when its log of changes has none.
    expect(refusals.map(({ status }) => status)).toContain(507);
    for (const { status, body, headers } of refusals) {
      expect([503, 507]).toContain(status);
      expect(body.message).toMatch(arabic);
      if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }

    await empty();
    await vi.waitFor(async () => expect((await call(address, 'GET /readyz')).status).toBe(200), {
      timeout: 60_000,
      interval: 100,
    });
    expect((await sendText('آخر نص')).status).toBe(200);
    expect(await texts()).toEqual([...sent, 'آخر نص']);
    expect(product.isRunning()).toBe(true);
  });
});
