import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makeTeacher } from '#factories/people.ts';
import { media } from '#platform/database/schema/index.ts';
import { startBucketServer } from '../../../testing/bucket-server.ts';
import { pdf } from '../../../testing/sample-files.ts';
import { beginUpload, sendAndCut, sendBytes, uploadOffset } from '../../../testing/send-upload.ts';
import { startTestApp } from '../../../testing/test-app.ts';

// Listing files needs it: see the server.
const bucket = await startBucketServer({ anySignature: true });
afterAll(() => bucket.stop());

const config = { storageUrl: bucket.url };
const one = await startTestApp({ sockets: true, config });
const other = await startTestApp({ sockets: true, config, work: false, beside: one });

test('two processes that share a bucket and no folder serve one upload in turn', async () => {
  const teacher = await makeTeacher(one.db);
  const token = await one.tokenOf(teacher);
  const [first, second] = [one, other].map(({ address }) => ({ address, token })) as [
    { address: string; token: string },
    { address: string; token: string },
  ];
  const piece = 1024 ** 2;
  const content = Buffer.concat([pdf, randomBytes(4 * piece - pdf.length)]);
  const begun = await beginUpload(first, { name: 'كتاب.pdf', bytes: content.length });
  const path = begun.headers.get('location') ?? '';
  expect((await sendBytes(second, path, 0, content.subarray(0, piece))).status).toBe(204);

  await sendAndCut(first, path, {
    offset: piece,
    content: content.subarray(piece, 2 * piece),
    cutAfter: piece / 2,
  });
  // The other process knows what has arrived at the first.
  await expect
    .poll(async () => Number((await uploadOffset(second, path)).headers.get('upload-offset')))
    .toBeGreaterThan(piece);
  const offset = Number((await uploadOffset(second, path)).headers.get('upload-offset'));
  expect((await sendBytes(second, path, offset, content.subarray(offset, 3 * piece))).status).toBe(
    204,
  );

  const end = await sendBytes(first, path, 3 * piece, content.subarray(3 * piece));
  const id = Number(end.headers.get('nibras-media'));
  const stored = async () => (await one.db.select().from(media).where(eq(media.id, id)))[0];
  await expect.poll(async () => (await stored())?.state, { timeout: 60_000 }).toBe('ready');
  expect((await stored())?.sha256?.toString('hex')).toBe(
    createHash('sha256').update(content).digest('hex'),
  );
});
