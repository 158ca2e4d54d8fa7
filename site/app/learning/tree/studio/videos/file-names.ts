import { studio } from '@nibras/contract/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { wording } from '@nibras/contract/text/wording.ts';

const collator = new Intl.Collator(['ar', 'en'], { numeric: true, sensitivity: 'base' });

/** Files in the order that a person would give them: «2» before «10», in Western and Arabic digits alike. */
export function inNaturalOrder<File>(
  files: Iterable<File>,
  nameOf: (file: File) => string,
): File[] {
  return [...files].sort((one, other) => collator.compare(nameOf(one), nameOf(other)));
}

const maxLength = studio.nameMaxLength;
const extension = /\.[\p{L}\p{N}]{1,5}$/u;
/** A number before a sign that separates it from the name: «01 - », «3.», «(4)», «2_». */
const numberAndSign = /^[([]?\s*\p{Nd}{1,4}\s*[)\].:_\-–—]+\s*(?!\p{Nd})/u;
/** A leading zero tells a number in a row from one that belongs to the name, even before a mere space. */
const paddedNumber = /^[0٠۰]\p{Nd}{0,3}\s+/u;
/** A number before a space, which may belong to the name: «100 سؤال». */
const plainNumber = /^\p{Nd}{1,4}\s+/u;
/** A file name without words, such as «07». */
const bareNumber = /^[([]?\p{Nd}{1,4}[)\]]?$/u;

const withSpaces = (text: string) => text.replace(/[_\s]+/gu, ' ').trim();

/** File names join words by hyphens or full stops where they have no spaces. */
function withWordsApart(name: string): string {
  const text = withSpaces(name);
  return /\s/u.test(text) ? text : text.replace(/(?<=\p{L})[-.](?=[\p{L}\p{N}])/gu, ' ');
}

function lectureName(file: string, isNumberedRow: boolean): string {
  const whole = file.normalize('NFC').replace(extension, '').trim();
  if (bareNumber.test(whole))
    return wording`محاضرة ${Number(foldDigits(whole).replace(/\D/g, ''))}`;
  const numbers = [numberAndSign, paddedNumber, ...(isNumberedRow ? [plainNumber] : [])];
  const rests = numbers.map((number) => whole.replace(number, ''));
  const rest = rests.find((text) => text !== whole && /\p{L}/u.test(text));
  return withWordsApart(rest ?? whole) || wording`محاضرة`;
}

/**
 * The names of lectures that are made from files, in the files' order: without extension, leading numbers and
 * underscores. A number before a mere space is left out only where every file begins with one.
 */
export function lectureNames(files: readonly { name: string }[]): string[] {
  const isNumberedRow =
    files.length > 1 && files.every(({ name }) => /^[([]?\s*\p{Nd}/u.test(name));
  return files.map(({ name }) => lectureName(name, isNumberedRow).slice(0, maxLength));
}
