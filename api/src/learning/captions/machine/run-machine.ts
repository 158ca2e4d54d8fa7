import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';
import { and, eq, ne } from 'drizzle-orm';
import { captionDrafts, lectures } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { lectureAsDrafted, lockCaptions } from '../studio/queries.ts';
import { readTerms } from '../studio/terms.ts';
import { replaceAllLines } from '../studio/write-lines.ts';
import { applyTerms, indexTerms, promptOf } from './apply-terms.ts';
import { fail, MachineFailure, machineTexts } from './failure.ts';
import { shapeLines } from './shape-lines.ts';
import { takeSound } from './sound.ts';
import { transcriberOf } from './transcribers.ts';

interface Run {
  captions: number;
  run: number;
}

/** The name of the folders in `DATA_DIR` in which sound is taken from videos; media's job removes old ones. */
const folderPrefix = '.processing-sound-';

/** Aborts once the draft was cancelled, or another one was begun. @returns ends the watching */
function watchRun({ db, log }: Pick<Platform, 'db' | 'log'>, { captions, run }: Run) {
  const aborting = new AbortController();
  const timer = setInterval(() => {
    void db
      .$count(captionDrafts, and(eq(captionDrafts.id, captions), eq(captionDrafts.machineRun, run)))
      .then((count) => count === 0 && aborting.abort())
      .catch((error: unknown) => log.warn({ err: error }, 'a draft by machine was not looked up'));
  }, limits.refreshEvery);
  return { signal: aborting.signal, end: () => clearInterval(timer) };
}

const ofRun = ({ captions, run }: Run) =>
  and(eq(captionDrafts.id, captions), eq(captionDrafts.machineRun, run));

/** What is said in the video of captions, with the terms of its course. */
async function transcribe(
  platform: Platform,
  { lectureId, language }: { lectureId: number; language: string },
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<CaptionLine[]> {
  const { db } = platform;
  const transcriber = transcriberOf(platform);
  const { video } = await lectureAsDrafted(db, lectureId);
  const [lecture] = await db
    .select({ courseId: lectures.courseId })
    .from(lectures)
    .where(eq(lectures.id, lectureId));
  if (!transcriber || !video || !lecture) return fail('noVideo');
  const { terms } = await readTerms(db, lecture.courseId);
  const index = indexTerms(terms);
  const { inParts } = transcriber;
  const sounds = await takeSound(platform, video, { folder, inParts, signal });
  const options = { language, prompt: promptOf(terms), folder, signal };
  const lines: CaptionLine[] = [];
  for (const sound of sounds) {
    const { offset } = sound;
    for (const line of await transcriber.transcribe(sound, options)) {
      const end = Math.min(line.end + offset, limits.lastMoment);
      const text = applyTerms(line.text, index);
      lines.push({ ...line, start: Math.min(line.start + offset, end), end, text });
    }
  }
  return lines.length > 0 ? shapeLines(lines) : fail('empty');
}

/** Puts the lines into the captions as a draft that no person has gone through, unless it was cancelled. */
async function store(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  run: Run,
  lines: readonly CaptionLine[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const captions = await lockCaptions(tx, run.captions);
    if (captions.machineRun !== run.run) return;
    const { id, machineBy: person } = captions;
    await replaceAllLines(tx, { id, lines, person, now: now(), reason: 'before-machine' });
    await tx
      .update(captionDrafts)
      .set({ state: 'draft', machineState: null, machineFailure: null })
      .where(eq(captionDrafts.id, id));
  });
}

/**
 * Makes a draft by machine: takes the sound from the video, has it written down, and puts in the terms of the course. A
 * repetition after a crash begins anew.
 */
export async function runMachine(platform: Platform, data: Run, last: boolean): Promise<void> {
  const { db, config, log } = platform;
  const [captions] = await db
    .update(captionDrafts)
    .set({ machineState: 'running' })
    .where(and(ofRun(data), ne(captionDrafts.machineState, 'failed')))
    .returning({ lectureId: captionDrafts.lectureId, language: captionDrafts.language });
  if (!captions) return;
  const folder = await mkdtemp(join(config.dataDir, folderPrefix));
  const { signal, end } = watchRun(platform, data);
  try {
    await store(platform, data, await transcribe(platform, captions, { folder, signal }));
  } catch (error) {
    if (signal.aborted) return;
    const isRefusal = error instanceof MachineFailure;
    if (!isRefusal && !last) throw error;
    if (isRefusal) log.info({ ...data, err: error.cause }, 'a draft by machine failed');
    else log.error({ err: error, ...data }, 'a draft by machine failed');
    const machineFailure = isRefusal ? error.message : machineTexts.unexpected;
    await db
      .update(captionDrafts)
      .set({ machineState: 'failed', machineFailure })
      .where(ofRun(data));
  } finally {
    end();
    await rm(folder, { recursive: true, force: true });
  }
}
