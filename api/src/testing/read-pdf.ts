import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';

/** Signs that poppler writes around runs of a direction, beside those of the PDF itself. */
const directionSigns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Poppler writes the two letters of the ligature lam-alef in the wrong order; this undoes nothing else. */
const asPoppler = (text: string) => text.replace(/ل([اأإآ])/g, '$1ل');

/** A part of a page, in points from its upper left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const areaOptions = ({ x, y, width, height }: Area) =>
  Object.entries({ x, y, W: width, H: height }).flatMap(([name, value]) => [
    `-${name}`,
    String(Math.round(value)),
  ]);

/** The text that a person copies out of a PDF, or out of a part of it, by poppler's `pdftotext`, without direction signs. */
export async function pdfText(pdf: Buffer, area?: Area): Promise<string> {
  const program = spawn('pdftotext', ['-layout', ...(area ? areaOptions(area) : []), '-', '-']);
  program.stdin.end(pdf);
  const text = await buffer(program.stdout);
  return text.toString().replace(directionSigns, '');
}

/** Whether text of a PDF contains a text, in spite of its spaces and line breaks. */
export function hasText(copied: string, text: string): boolean {
  const plain = (one: string) => one.replace(/\s+/g, '');
  return plain(copied).includes(plain(asPoppler(text)));
}

/** A page of a PDF as a grey picture (PNG) of 200 dots an inch. */
export async function pdfPage(pdf: Buffer, page: number): Promise<Buffer> {
  const only = ['-f', String(page), '-l', String(page)];
  const program = spawn('pdftoppm', ['-r', '200', '-gray', '-png', ...only, '-']);
  program.stdin.end(pdf);
  return buffer(program.stdout);
}
