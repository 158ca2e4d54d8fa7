/** A part of a sentence on a certificate; `spaced`: a space stands before it. */
export interface SentencePart {
  words: string;
  strong: boolean;
  spaced: boolean;
}

/** The places in the words of a certificate, as they are offered and as earlier versions offered them. */
const places: Record<string, 'name' | 'course' | 'date'> = {
  الاسم: 'name',
  الكورس: 'course',
  التاريخ: 'date',
  name: 'name',
  course: 'course',
  date: 'date',
};
/** A space more or less in the braces is no other place. */
const place = /\{ ?(الاسم|الكورس|التاريخ|name|course|date) ?\}/g;

/**
 * The words of a certificate around the name, which has a line of its own.
 * @param text with `{الاسم}`, `{الكورس}` and `{التاريخ}`; without `{الاسم}` all of it follows the name
 */
export function sentenceParts(
  text: string,
  values: { course: string; date: string },
): { before: SentencePart[]; after: SentencePart[] } {
  const known = text.replace(place, (_, word: string) => `{${places[word]}}`);
  const [first = '', ...rest] = known.split('{name}');
  const [before, after] = rest.length > 0 ? [first, rest.join('')] : ['', known];
  return { before: partsOf(before, values), after: partsOf(after, values) };
}

function partsOf(text: string, { course, date }: { course: string; date: string }) {
  const values: Record<string, string> = { '{course}': course, '{date}': date };
  const pieces = text
    .trim()
    .split(/(\{course\}|\{date\})/)
    .filter((piece) => piece !== '');
  return pieces.map((piece, at): SentencePart => {
    const spaced = at > 0 && (/^\s/.test(piece) || /\s$/.test(pieces[at - 1] ?? ''));
    return { words: (values[piece] ?? piece).trim(), strong: piece in values, spaced };
  });
}
