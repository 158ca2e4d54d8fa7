import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLocalStorage } from './local-storage.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nibras-storage-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Lists everything below a folder that others than its owner may read, write or enter. */
async function accessibleToOthers(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true });
  const paths = [folder, ...entries.map((entry) => join(folder, entry))];
  const modes = await Promise.all(paths.map(async (path) => (await stat(join(root, path))).mode));
  return paths.filter((_path, at) => ((modes[at] ?? 0) & 0o77) !== 0);
}

test('private files and resized pictures are accessible only to their owner', async () => {
  const storage = await openLocalStorage(root);
  await storage.write('private/sent/a-b/photo.png', Buffer.from('x'));
  await storage.write('made/0123-96.webp', Buffer.from('x'));
  await storage.write('courses/cover.png', Buffer.from('x'));
  expect(await accessibleToOthers('private')).toEqual([]);
  expect(await accessibleToOthers('made')).toEqual([]);
  expect((await stat(join(root, 'private'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(root, 'private/sent/a-b/photo.png'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(root, 'courses/cover.png'))).mode & 0o444).toBe(0o444);
});

test('files of an earlier version are restricted to their owner at the next start', async () => {
  await mkdir(join(root, 'private/sent/a'), { recursive: true });
  await writeFile(join(root, 'private/sent/a/cv.pdf'), 'x');
  await mkdir(join(root, 'private/videos'), { mode: 0o700 });
  // As after an interrupted start that restricted some files.
  await writeFile(join(root, 'private/videos/film.mp4'), 'x', { mode: 0o600 });
  await chmod(join(root, 'private/sent/a/cv.pdf'), 0o644);
  expect(await accessibleToOthers('private')).not.toEqual([]);
  await openLocalStorage(root);
  expect(await accessibleToOthers('private')).toEqual([]);
});
