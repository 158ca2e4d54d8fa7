import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeConversation } from '../api/src/factories/conversations.ts';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { openLocalStorage } from '../api/src/platform/storage/local-storage.ts';
import { startMailServer } from '../api/src/testing/mail-server.ts';
import { picture } from '../api/src/testing/sample-files.ts';
import { messenger as limits } from '../contract/limits.ts';
import { call } from './support/calls.ts';
import { runCommand } from './support/command.ts';
import { type Member, makeMembers } from './support/people.ts';
import { makeFolder, startProduct } from './support/product.ts';

/** Every column that refers to a stored file. */
const fileColumns = [
  'select photo_path as path from people where photo_path is not null',
  'select file_path as path from messages where file_path is not null',
  'select video as path from lectures where video is not null',
];

test('a backup made under load can be restored into an empty folder, complete', async () => {
  const [dataDir, mail] = [await makeFolder(), await startMailServer()];
  onTestFinished(() => mail.stop());
  const env = { SMTP_URL: mail.url };
  // With the demo content, which has videos.
  const first = await startProduct({ dataDir, env: { ...env, DEMO: '1' } });
  const database = openDatabase(await first.databaseUrl());
  const members = await makeMembers(database.db, 6);
  const [one] = members;
  if (!one) throw new Error('no member was made');
  const { id: conversation } = await makeConversation(database.db, members);
  await database.close();

  // People write, attach files and change their photos the whole time, within their limits.
  const photo = new Blob([new Uint8Array(await picture('jpeg', 64))], { type: 'image/jpeg' });
  const answered: string[] = [];
  const failures: unknown[] = [];
  let running = true;
  async function send(
    { token }: Member,
    route: `POST /${string}`,
    fields: Record<string, string>,
    file: string,
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set(file, photo, 'p.jpg');
    const { status, body } = await call(first.address, route, { token, body: form });
    if (status !== 200) failures.push([route, status, body]);
    return status === 200;
  }
  async function writeAndChangePhoto(person: Member) {
    for (let done = 0; running && done < limits.perMinutePerPerson; done += 1) {
      const message = randomUUID();
      const fields = { conversation_id: String(conversation), message };
      if (await send(person, 'POST /api/messages', fields, 'attachment')) answered.push(message);
      await send(person, 'POST /api/update-photo-profile', {}, 'profile_photo_path');
    }
  }
  const load = members.map(writeAndChangePhoto);
  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(10), { timeout: 60_000 });
  const before = answered.length;
  const file = join(dataDir, 'under-load.tar.zst');
  const made = await runCommand('backup', [file], { DATA_DIR: dataDir });
  const during = answered.length - before;
  running = false;
  await Promise.all(load);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(failures).toEqual([]);
  expect(during).toBeGreaterThan(0);
  expect(await first.stop()).toBe(0);

  const newDir = await makeFolder();
  const restored = await runCommand('restore', [file], { DATA_DIR: newDir });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  const second = await startProduct({ dataDir: newDir, env });
  const restoredDatabase = openDatabase(await second.databaseUrl());
  onTestFinished(() => restoredDatabase.close());

  // Every message acknowledged before the backup began is there, once.
  const { rows } = await restoredDatabase.pool.query(
    'select body from messages where conversation_id = $1',
    [conversation],
  );
  const bodies = rows.map(({ body }) => body as string);
  expect(new Set(bodies).size).toBe(bodies.length);
  expect(answered.slice(0, before).filter((text) => !bodies.includes(text))).toEqual([]);

  // No row refers to a missing file.
  const storage = await openLocalStorage(join(newDir, 'storage'));
  for (const statement of fileColumns) {
    const { rows: named } = await restoredDatabase.pool.query(statement);
    expect(named.length).toBeGreaterThan(0);
    for (const { path } of named as { path: string }[]) {
      expect(await storage.stat(path), path).not.toBeNull();
    }
  }

  // Sessions are still valid, and new messages can be written.
  const said = await call(second.address, 'POST /api/messages', {
    token: one.token,
    body: { conversation_id: conversation, body: 'بعد الاستعادة' },
  });
  expect(said.status).toBe(200);

  // A new sign-in works, and a video plays.
  const email = 'teacher@example.com';
  expect((await call(second.address, 'POST /api/login', { body: { email } })).status).toBe(200);
  const login_code = await mail.codeTo(email);
  const session = await call(second.address, 'POST /api/login/verify', {
    body: { email, login_code },
  });
  expect(session.status).toBe(200);
  const { rows: videos } = await restoredDatabase.pool.query(
    `select l.id, l.course_id from lectures l join courses c on c.id = l.course_id
     join people p on p.id = c.teacher_id where p.email = $1 and l.video is not null limit 1`,
    [email],
  );
  const { course_id, id } = videos[0];
  const { body } = await call(second.address, `GET /api/LectureDetails/${course_id}/${id}`, {
    token: session.body.token,
  });
  const address = new URL(body.lecture.videos, `${second.address}/storage/`);
  const video = await fetch(address, { headers: { Range: 'bytes=0-999' } });
  expect(video.status, address.href).toBe(206);
  expect((await video.arrayBuffer()).byteLength).toBe(1000);
  expect(await second.stop()).toBe(0);
}, 300_000);
