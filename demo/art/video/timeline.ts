import type { Cue, Edit, Lesson, Result } from './lesson.ts';
import { OPENING_SECONDS, SUMMARY_SECONDS } from './lesson.ts';

/** The editor's text from this time on. */
interface Stroke {
  at: number;
  file: number;
  code: string;
  caret: number;
}

/** Everything the stage needs to draw one picture. Numbers named `*In` go from 0 (hidden) to 1 (shown). */
export interface Frame {
  progress: number;
  opening: number;
  summaryIn: number;
  pointsIn: number[];
  step: number;
  noteIn: number;
  file: number;
  codes: string[];
  caret: number;
  caretOn: boolean;
  result: Result;
  /** 1 when the result has just changed, fading to 0. */
  glow: number;
}

export interface Timeline {
  seconds: number;
  frameAt(time: number): Frame;
  strokes: number[];
  results: number[];
  scenes: number[];
  cues: Cue[];
}

const ease = (from: number, length: number, time: number): number => {
  const x = Math.min(1, Math.max(0, (time - from) / length));
  return Number((x * x * (3 - 2 * x)).toFixed(3));
};

const last = <T extends { at: number }>(list: T[], time: number): T | undefined =>
  list.findLast((item) => item.at <= time);

/** The keystrokes of one edit; new lines bring their indentation along, as editors do. */
function typeEdit(edit: Edit, start: number, before: string, seed: number): Stroke[] {
  const file = edit.file ?? 0;
  const anchor = edit.after ? before.indexOf(edit.after) : before.length;
  if (anchor < 0) throw new Error(`"${edit.after}" is not in the code`);
  const at = anchor + (edit.after?.length ?? 0);
  const removed = edit.remove ?? '';
  if (!before.startsWith(removed, at)) throw new Error(`"${removed}" is not behind the anchor`);
  const head = before.slice(0, at);
  const tail = before.slice(at + removed.length);
  const pause = 1 / (edit.speed ?? 13);

  const strokes: Stroke[] = [{ at: start - 0.4, file, code: before, caret: at + removed.length }];
  let time = start;
  for (let left = removed.length - 1; left >= 0; left--) {
    strokes.push({ at: time, file, code: head + removed.slice(0, left) + tail, caret: at + left });
    time += pause * 0.8;
  }
  let typed = '';
  for (const key of edit.type.match(/\n *|[^\n]/g) ?? []) {
    typed += key;
    strokes.push({ at: time, file, code: head + typed + tail, caret: at + typed.length });
    // Typing is uneven: a longer pause after a line, small differences elsewhere.
    const sway = ((typed.length * 7919 + seed * 104729) % 97) / 97 - 0.5;
    time += pause * (key.startsWith('\n') ? 1.8 : 1 + sway * 0.5);
  }
  return strokes;
}

/** Lays a lesson out in time. The same lesson always gives the same pictures. */
export function layOut(lesson: Lesson): Timeline {
  const codes = lesson.files.map(() => '');
  const strokes: Stroke[] = [];
  const results: (Result & { at: number })[] = [];
  const scenes: number[] = [];
  const cues: Cue[] = [...lesson.opening];
  let now = OPENING_SECONDS;

  for (const scene of lesson.scenes) {
    scenes.push(now);
    cues.push(...scene.cues.map((cue) => ({ ...cue, at: cue.at + now })));
    for (const edit of scene.edits) {
      const file = edit.file ?? 0;
      const typed = typeEdit(edit, now + edit.at, codes[file] ?? '', strokes.length);
      strokes.push(...typed);
      const end = typed.at(-1);
      if (!end) continue;
      codes[file] = end.code;
      if (end.at + 0.8 > now + scene.seconds) throw new Error(`${lesson.name}: no time to read`);
      // Parts that a result does not set stay as they were, without the highlight.
      const before = { ...results.at(-1), changed: undefined };
      if (edit.shows) results.push({ ...before, ...edit.shows, at: end.at + 0.4 });
    }
    now += scene.seconds;
  }
  cues.push(...lesson.summary.cues.map((cue) => ({ ...cue, at: cue.at + now })));
  const { points, pointEvery = 0.6, seconds: summarySeconds = SUMMARY_SECONDS } = lesson.summary;
  const seconds = now + summarySeconds;

  // Each step is a picture of its own, which a talk can do without.
  const progressSteps = scenes.length > 0 ? 160 : 32;

  const frameAt = (time: number): Frame => {
    const stroke = last(strokes, time);
    const result = last(results, time);
    const step = Math.max(
      0,
      scenes.findLastIndex((at) => at <= time),
    );
    const since = time - (stroke?.at ?? 0);
    return {
      progress: Math.round((time / seconds) * progressSteps) / progressSteps,
      opening: 1 - ease(OPENING_SECONDS - 0.5, 0.5, time),
      summaryIn: ease(now, 0.5, time),
      pointsIn: points.map((_, index) => ease(now + 0.5 + index * pointEvery, 0.5, time)),
      step,
      noteIn: ease((scenes[step] ?? 0) + 0.1, 0.45, time),
      file: stroke?.file ?? 0,
      codes: lesson.files.map(
        (_, file) => strokes.findLast((item) => item.file === file && item.at <= time)?.code ?? '',
      ),
      caret: stroke?.caret ?? 0,
      caretOn: since < 0.5 || Math.floor(since / 0.5) % 2 === 0,
      result: result ?? {},
      glow: result ? Number((1 - ease(result.at, 0.9, time)).toFixed(2)) : 0,
    };
  };

  return {
    seconds,
    frameAt,
    strokes: strokes.map((stroke) => stroke.at),
    results: results.map((result) => result.at),
    scenes,
    cues,
  };
}
