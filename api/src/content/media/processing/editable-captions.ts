import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import type { LostPart } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';
import { decodeHTML } from 'entities';
import { decodeText } from '#platform/text/decode-text.ts';
import { type Cue, inOrder } from './captions.ts';
import { MediaFailure, refuse, warningTexts } from './failure.ts';

/** A caption file as the editor takes it. */
export interface EditableCaptions {
  lines: CaptionLine[];
  /** What the file has beside its lines, which is not stored. */
  lost: LostPart[];
  warning: string | null;
}

const voice = /^<v(?:\.[^\s<>]*)?\s([^<>]*)>/i;

/** The rows of a cue without tags, their entities read. */
const plainRows = (text: string) =>
  decodeHTML(text.replace(/<[^<>]*>/g, ''))
    .split('\n')
    .map((row) => row.replace(/\s+/g, ' ').trim())
    .filter((row) => row !== '')
    .join('\n');

/** A text in parts that are no longer than a line may be, divided at spaces. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > limits.textMaxLength) {
    const space = Math.max(
      rest.lastIndexOf(' ', limits.textMaxLength),
      rest.lastIndexOf('\n', limits.textMaxLength),
    );
    const end = space > 0 ? space : limits.textMaxLength;
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** One cue as lines; a text that is longer than a line may be becomes several, which share its time. */
function linesOf({ start, end, settings, text: cue }: Cue): CaptionLine[] {
  const speaker = decodeHTML(voice.exec(cue)?.[1] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, limits.speakerMaxLength);
  const body = cue.replace(voice, '').replace(/<\/v>\s*$/i, '');
  const text = plainRows(body);
  if (text === '') return [];
  const last = Math.min(end, limits.lastMoment);
  const common = { speaker, settings: settings.slice(0, limits.settingsMaxLength) };
  if (text.length <= limits.textMaxLength) {
    const hasTags = body.includes('<') && cue.length <= limits.markupMaxLength;
    return [{ ...common, start, end: last, text, markup: hasTags ? cue : null }];
  }
  let passed = 0;
  const at = () => start + Math.round(((last - start) * passed) / text.length);
  return partsOf(text).map((part) => {
    const from = at();
    passed = Math.min(text.length, passed + part.length + 1);
    return { ...common, start: from, end: at(), text: part, markup: null };
  });
}

/** What a WebVTT file has beside its cues: names of cues, notes, styles and regions. */
function lostOf(text: string): LostPart[] {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:\s|$)/.test(rows[0] ?? '')) return [];
  const lost = new Set<LostPart>();
  for (const [at, row] of rows.entries()) {
    if (/^NOTE(?:\s|$)/.test(row)) lost.add('notes');
    else if (/^(?:STYLE|REGION)\s*$/.test(row)) lost.add('styles');
    else if (row.length < 500 && row.includes('-->')) {
      const name = (rows[at - 1] ?? '').trim();
      const isApart = (rows[at - 2] ?? '').trim() === '';
      if (isApart && name !== '' && !/^\d+$/.test(name)) lost.add('names');
    }
  }
  return [...lost].sort();
}

/**
 * A caption file (WebVTT or SubRip, in any of the known encodings) as lines that can be edited, or why it cannot be used;
 * for a thread: its failure is a text, because errors lose their class on the way.
 */
export function readEditable(bytes: Uint8Array): EditableCaptions | { failure: string } {
  try {
    const lines = inOrder(bytes)
      .filter(({ start }) => start < limits.lastMoment)
      .flatMap(linesOf);
    if (lines.length === 0) refuse('brokenCaptions');
    const text = decodeText(bytes);
    const warning = text.includes('\ufffd') ? warningTexts.lostLetters : null;
    return { lines, lost: lostOf(text), warning };
  } catch (error) {
    if (!(error instanceof MediaFailure)) throw error;
    return { failure: error.message };
  }
}
