import { z } from 'zod';
import { captionDrafts as limits } from '../../../limits.ts';

const moment = z.int().min(0).max(limits.lastMoment);

/** One line of captions as it is edited. Times are in milliseconds from the video's start. */
export const captionLine = z.object({
  start: moment,
  /** May lie before the start while the line is edited. */
  end: moment,
  /** Who speaks; '' where nobody is named. WebVTT has it as `<v name>`. */
  speaker: z.string().max(limits.speakerMaxLength),
  /** Without tags and entities; rows are divided by `\n`. */
  text: z.string().max(limits.textMaxLength),
  /** The position settings of WebVTT, as they were in the file. */
  settings: z.string().max(limits.settingsMaxLength),
  /** The cue as the file has it, where it has tags inside of its text; written again until the text is changed. */
  markup: z.string().max(limits.markupMaxLength).nullable(),
});
export type CaptionLine = z.infer<typeof captionLine>;

/** A line with its name, which stays the same however the line is changed. */
export interface NamedLine extends CaptionLine {
  id: string;
}

/** Compares lines by their start, and by their names where it is the same. */
export const byTime = (
  one: Pick<NamedLine, 'id' | 'start'>,
  other: Pick<NamedLine, 'id' | 'start'>,
): number => one.start - other.start || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** Whether a line can be shown: a text, and an end after the start. */
export const isShowable = ({ start, end, text }: CaptionLine): boolean =>
  end > start && text.trim() !== '';
