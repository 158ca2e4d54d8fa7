import { open, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Media, mediaHeader } from '@nibras/contract/content/media/studio/shapes.ts';
import { makeEnrolment } from '../api/src/factories/courses.ts';
import { makeAdmin, makePerson, makeSession } from '../api/src/factories/people.ts';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { beginUpload, sendBytes } from '../api/src/testing/send-upload.ts';
import { startServer } from './server.ts';

/** Bytes of one request of an upload. */
const piece = 32 * 1024 ** 2;

/** The product with the demo's content, an admin who uploads a video, and members who watch it. */
export async function startVideoServer() {
  const server = await startServer({ serve: 'site,api,jobs', env: { DEMO: '1' } });
  const { db, pool, close } = openDatabase(server.databaseUrl, { connections: 1 });
  const admin = await makeSession(db, await makeAdmin(db));
  const sender = { address: server.address, token: admin };
  const newMember = async () => {
    const person = await makePerson(db);
    return { ...person, token: await makeSession(db, person) };
  };

  const read = async (id: number) => {
    const answer = await fetch(`${server.address}/api/studio/media/${id}`, {
      headers: { authorization: `Bearer ${admin}` },
    });
    if (!answer.ok) throw new Error(`the media answered ${answer.status}`);
    return ((await answer.json()) as { media: Media }).media;
  };

  return {
    ...server,
    admin,
    newMember,
    /** Sends a file by tus. @returns its media, and when the last byte had been received (`performance.now()`) */
    async upload(path: string) {
      const { size } = await stat(path);
      const begun = await beginUpload(sender, { name: 'screencast.mp4', bytes: size });
      const address = new URL(begun.headers.get('location') ?? '', server.address).pathname;
      const file = await open(path);
      let media = 0;
      for (let at = 0; at < size; at += piece) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(piece), 0, piece, at);
        const answer = await sendBytes(sender, address, at, buffer.subarray(0, bytesRead));
        if (!answer.ok) throw new Error(`the upload answered ${answer.status}`);
        media = Number(answer.headers.get(mediaHeader) ?? media);
      }
      await file.close();
      return { media, sent: performance.now() };
    },
    /** Reads a media every 200 ms until it meets a condition. @returns when it did */
    async until(id: number, meets: (media: Media) => boolean): Promise<number> {
      for (;;) {
        const media = await read(id);
        if (media.state === 'failed' || media.stream?.state === 'failed') {
          throw new Error(`the video failed: ${media.failure ?? media.stream?.reason}`);
        }
        if (meets(media)) return performance.now();
        await wait(200);
      }
    },
    /** Makes a media the video of a paid lecture that members may open. @returns the lecture's path */
    async showInLecture(id: number, members: readonly { id: number }[]): Promise<string> {
      const { rows } = await pool.query<{ lecture: number; course: number }>(
        `update lectures set video = (select path from media where id = $1) where id = (
           select lectures.id from lectures join courses on courses.id = course_id
             where video like 'private/%' and not free and lectures.state = 'published' and courses.state = 'published'
             order by lectures.id limit 1)
           returning id as lecture, course_id as course`,
        [id],
      );
      const [{ lecture, course }] = rows as [{ lecture: number; course: number }];
      for (const { id: personId } of members) {
        await makeEnrolment(db, { courseId: course, personId });
      }
      return `/courses/${course}/lecture/${lecture}`;
    },
    async stop() {
      await close();
      await server.stop();
    },
  };
}
