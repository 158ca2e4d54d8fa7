import type { CaptionLine } from './lines.ts';

const hour = 3_600_000;
const minute = 60_000;
const second = 1_000;

const digits = (value: number, count: number) => String(Math.floor(value)).padStart(count, '0');

/** A time in milliseconds as caption files write it: `01:02:03.004`, in SubRip with a comma. */
export const captionTime = (value: number, separator: '.' | ',' = '.'): string =>
  `${digits(value / hour, 2)}:${digits((value / minute) % 60, 2)}:${digits((value / second) % 60, 2)}${separator}${digits(value % second, 3)}`;

/** The rows of a text; empty ones would end the cue. */
const rowsOf = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((row) => row.trim())
    .filter((row) => row !== '');

/** An arrow in a text would be read as times by WebVTT and by other programs. */
const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/→/g, '&rarr;');

const cueOf = ({ speaker, text, markup }: CaptionLine): string => {
  if (markup !== null) return rowsOf(markup).join('\n');
  const name = speaker.replace(/[<>&\s]+/g, ' ').trim();
  return `${name && `<v ${name}>`}${rowsOf(text).map(escaped).join('\n')}`;
};

/** Lines as a WebVTT file, in the order that they come in. */
export function writeWebVtt(lines: readonly CaptionLine[]): string {
  const cues = lines.map(
    (line) =>
      `${captionTime(line.start)} --> ${captionTime(line.end)}${line.settings && ` ${line.settings}`}\n${cueOf(line)}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** Lines as a SubRip file, numbered, in the order that they come in. SubRip has no speakers: they stand before the text. */
export function writeSubRip(lines: readonly CaptionLine[]): string {
  const cues = lines.map(({ start, end, speaker, text }, at) => {
    const times = `${captionTime(start, ',')} --> ${captionTime(end, ',')}`;
    return `${at + 1}\n${times}\n${rowsOf(speaker ? `${speaker}: ${text}` : text).join('\n')}\n`;
  });
  return cues.join('\n');
}
