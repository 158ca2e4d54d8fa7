/** A part of a sentence on a certificate; `spaced`: a space stands before it. */
export interface SentencePart {
  words: string;
  strong: boolean;
  spaced: boolean;
}

/** Where `{name}`, `{course}` and `{date}` stand in the words of a certificate. */
const places = /(\{name\}|\{course\}|\{date\})/;

/**
 * The words of a certificate around the name, which has a line of its own.
 * @param text with `{name}`, `{course}` and `{date}`; without `{name}` all of it follows the name
 */
export function sentenceParts(
  text: string,
  values: { course: string; date: string },
): { before: SentencePart[]; after: SentencePart[] } {
  const [first = '', ...rest] = text.split('{name}');
  const [before, after] = rest.length > 0 ? [first, rest.join('')] : ['', text];
  return { before: partsOf(before, values), after: partsOf(after, values) };
}

function partsOf(text: string, { course, date }: { course: string; date: string }) {
  const values: Record<string, string> = { '{course}': course, '{date}': date };
  const pieces = text
    .trim()
    .split(places)
    .filter((piece) => piece !== '');
  return pieces.map((piece, at): SentencePart => {
    const spaced = at > 0 && (/^\s/.test(piece) || /\s$/.test(pieces[at - 1] ?? ''));
    return { words: (values[piece] ?? piece).trim(), strong: piece in values, spaced };
  });
}
