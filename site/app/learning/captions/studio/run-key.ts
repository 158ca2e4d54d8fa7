import type { NamedLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import type { StudioVideo } from '#studio-kit/video/use-studio-video.ts';
import type { KeyAction } from './keys.ts';
import {
  insertLine,
  joinWithNext,
  removeLine,
  splitLine,
  withEnd,
  withStart,
} from './lines/line-edits.ts';
import { nextWarning } from './lines/warnings.ts';
import { type Captions, newLineName } from './use-captions.ts';

/** The panels that keys open. */
export type Panel = 'find' | 'shift' | 'help';

interface Running {
  captions: Captions;
  video: StudioVideo;
  /** The line that is spoken now, which an action is about where the keyboard is in none. */
  spoken: string | null;
  open(panel: Panel): void;
}

/** The place of the cursor in the text of a line, in the page's field. */
function caretOf(id: string): number | null {
  const field = document.activeElement;
  const isOf = field instanceof HTMLTextAreaElement && field.dataset.captionText === id;
  return isOf ? field.selectionStart : null;
}

function focusSpeaker(id: string): void {
  const fields = document.querySelectorAll<HTMLInputElement>('[data-caption-speaker]');
  [...fields].find(({ dataset }) => dataset.captionSpeaker === id)?.focus();
}

/** Does what a key or a button of a line asks for. */
export function runAction(action: KeyAction, { captions, video, spoken, open }: Running): void {
  const { lines, active, apply, focus } = captions;
  const id = active ?? spoken;
  const place = lines.findIndex((line) => line.id === id);
  const line: NamedLine | undefined = lines[place];
  const goTo = (next: NamedLine | undefined) => next && focus(next.id);
  const withLine = (work: (line: NamedLine) => void) => line && work(line);
  const now = () => Math.round(video.seconds() * 1_000);
  const actions: Record<KeyAction, () => void> = {
    play: () => video.run('play'),
    back: () => video.run('back'),
    forward: () => video.run('forward'),
    slower: () => video.run('slower'),
    faster: () => video.run('faster'),
    playLine: () => withLine(({ start, end }) => video.playBetween(start / 1_000, end / 1_000)),
    start: () => withLine((one) => apply(withStart(one, now()))),
    end: () => withLine((one) => apply(withEnd(one, now()))),
    // Before the keyboard was in a line, the first step leads to the one that is spoken.
    next: () => goTo(active === null ? (line ?? lines[0]) : lines[place + 1]),
    previous: () => goTo(lines[Math.max(0, place - 1)]),
    split: () =>
      withLine((one) => {
        const name = newLineName();
        const caret = caretOf(one.id) ?? Math.floor(one.text.length / 2);
        const edit = splitLine(one, { caret, moment: now(), name });
        if (edit) apply(edit, { focus: name, caret: 0 });
      }),
    join: () =>
      withLine((one) =>
        apply(joinWithNext(lines, one.id), { focus: one.id, caret: one.text.length }),
      ),
    remove: () =>
      withLine((one) => {
        const next = lines[place + 1] ?? lines[place - 1];
        apply(removeLine(one.id), next && { focus: next.id });
      }),
    insert: () => {
      const name = newLineName();
      apply(insertLine(lines, { moment: now(), name }), { focus: name });
    },
    speaker: () => withLine((one) => focusSpeaker(one.id)),
    find: () => open('find'),
    shift: () => open('shift'),
    help: () => open('help'),
    warning: () => {
      const next = nextWarning(lines, captions.warnings, id);
      if (next !== null) focus(next);
    },
    undo: captions.undo,
    redo: captions.redo,
    confirm: () => document.querySelector<HTMLElement>('[data-confirm-captions]')?.click(),
  };
  actions[action]();
}
