import { createHash } from 'node:crypto';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeCourse, makeEnrolment } from '../api/src/factories/courses.ts';
import { makePerson, makeSession, makeTeacher } from '../api/src/factories/people.ts';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { documentedSite, startNginx } from '../api/src/testing/nginx.ts';
import {
  beginUpload,
  sendAndCut,
  sendBytes,
  uploadOffset,
} from '../api/src/testing/send-upload.ts';
import { makeFolder, startProduct } from './support/product.ts';

/** nginx with the documented configuration, in front of the product. */
async function openNginx(product: string): Promise<string> {
  const nginx = await startNginx(await makeFolder(), (place) => documentedSite(product, place));
  onTestFinished(nginx.stop);
  return nginx.address;
}

test('nginx as documented serves cached pages, shows a change soon, and caches nothing personal', async () => {
  const product = await startProduct({ dataDir: await makeFolder() });
  const database = openDatabase(await product.databaseUrl(), { connections: 1 });
  onTestFinished(() => database.close());
  const { db } = database;
  const course = await makeCourse(db, { name: 'كورس خلف الوكيل' });
  const student = await makePerson(db, { name: 'سلمى الخاصة' });
  await makeEnrolment(db, { courseId: course.id, personId: student.id });
  const token = await makeSession(db, student);
  const nginx = await openNginx(product.address);
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(nginx + path, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } });

  // Pages come from nginx's cache, compressed, with their policy, and as 304 where the ETag matches.
  const page = `/courses/${course.id}`;
  await vi.waitFor(async () => expect((await ask(page)).headers.get('x-cache')).toBe('HIT'), {
    timeout: 60_000,
  });
  const cached = await ask(page);
  expect(cached.headers.get('content-encoding')).toBe('br');
  expect(cached.headers.get('content-security-policy')).toContain("'sha256-");
  expect(cached.headers.get('cache-tag')).toContain(`course:${course.id}`);
  expect(await cached.text()).toContain('كورس خلف الوكيل');
  const revalidated = await ask(page, { 'if-none-match': cached.headers.get('etag') ?? '' });
  expect(revalidated.status).toBe(304);
  for (const [accepted, encoding] of [
    ['identity', null],
    ['br;q=0', null],
    ['br;q=0.0, gzip;q=1', 'gzip'],
    ['gzip, br;q=0.9', 'br'],
  ] as const) {
    const other = await ask(page, { 'accept-encoding': accepted });
    expect(other.headers.get('content-encoding'), accepted).toBe(encoding);
    expect(await other.text()).toContain('كورس خلف الوكيل');
  }

  // A change shows after the ten seconds, and no older page is served then.
  await database.pool.query("update courses set name = 'اسم جديد' where id = $1", [course.id]);
  const states = new Set<string | null>();
  await vi.waitFor(
    async () => {
      const later = await ask(page);
      states.add(later.headers.get('x-cache'));
      expect(await later.text()).toContain('اسم جديد');
    },
    { timeout: 30_000, interval: 500 },
  );
  for (const state of states) expect(['HIT', 'EXPIRED', 'REVALIDATED']).toContain(state);

  // Personal responses are never cached, nor are pages behind the sign-in.
  const authorization = `Bearer ${token}`;
  for (const path of [`/api/course-details/${course.id}`, '/api/user']) {
    const own = await ask(path, { authorization });
    expect([own.status, own.headers.get('x-cache')]).toEqual([200, null]);
    expect(own.headers.get('cache-control')).toMatch(/private|no-store/);
  }
  expect((await ask('/api/user')).status).toBe(401);
  expect(await (await ask(`/api/course-details/${course.id}`)).json()).toMatchObject({
    status: 'none',
  });
  for (let time = 0; time < 2; time += 1) {
    const chat = await ask('/chat');
    expect(chat.headers.get('x-cache')).toBe('MISS');
    await chat.text();
  }

  // WebSockets are passed on.
  const socket = io(nginx, { path: '/socket.io', auth: { token }, transports: ['websocket'] });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
  } finally {
    socket.disconnect();
  }

  // While the product is down, nginx serves the cached pages.
  await product.kill();
  const meanwhile = await ask(page);
  expect(meanwhile.status).toBe(200);
  expect(await meanwhile.text()).toContain('اسم جديد');
});

test('nginx as documented passes on uploads of the studio, and what has arrived of a piece that was cut', async () => {
  const product = await startProduct({ dataDir: await makeFolder() });
  const database = openDatabase(await product.databaseUrl(), { connections: 1 });
  onTestFinished(() => database.close());
  const teacher = await makeTeacher(database.db);
  const token = await makeSession(database.db, teacher);
  const sender = { address: await openNginx(product.address), token };
  const piece = 8 * 1024 * 1024;
  const content = Buffer.alloc(3 * piece, 'a');
  content.write('%PDF-1.7\n', 0, 'latin1');
  const begun = await beginUpload(sender, { name: 'كتاب.pdf', bytes: content.length });
  expect(begun.status).toBe(201);
  const path = begun.headers.get('location') ?? '';
  expect((await sendBytes(sender, path, 0, content.subarray(0, piece))).status).toBe(204);

  // The second piece is cut off in its middle; nginx passes on what has come of it.
  await sendAndCut(sender, path, {
    offset: piece,
    content: content.subarray(piece, 2 * piece),
    cutAfter: piece / 2,
  });
  await vi.waitFor(
    async () => {
      const asked = await uploadOffset(sender, path);
      expect(Number(asked.headers.get('upload-offset'))).toBeGreaterThan(piece);
    },
    { timeout: 60_000 },
  );
  const head = await uploadOffset(sender, path);
  const offset = Number(head.headers.get('upload-offset'));
  const end = await sendBytes(sender, path, offset, content.subarray(offset));
  expect(end.status).toBe(204);
  const id = Number(end.headers.get('nibras-media'));
  const sha256 = createHash('sha256').update(content).digest('hex');
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query('select state, sha256 from media where id = $1', [
        id,
      ]);
      expect(rows[0]?.state).toBe('ready');
      expect(rows[0]?.sha256.toString('hex')).toBe(sha256);
    },
    { timeout: 30_000 },
  );
});
