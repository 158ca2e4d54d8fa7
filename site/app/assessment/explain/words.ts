/** The names in a piece of code. */
export const words = (code: string): Set<string> =>
  new Set(code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []);

const name = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
const defining = [
  new RegExp(`^\\s*(?:async\\s+)?(?:def|class|function\\*?)\\s+(${name})`, 'u'),
  new RegExp(`^\\s*(?:export\\s+)?(?:let|const|var|class|type|interface|enum)\\s+(${name})`, 'u'),
  new RegExp(`^\\s*for\\b[\\s(]*(?:(?:let|const|var)\\s+)?(${name})`, 'u'),
  new RegExp(`^\\s*(${name})\\s*(?::[^=]+)?=(?![=>])`, 'u'),
  new RegExp(`^\\s*import\\s+(${name})`, 'u'),
];

/** The first line, from 1, on which each name gets a value. */
export function definitions(codes: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [index, code] of codes.entries()) {
    for (const pattern of defining) {
      const defined = pattern.exec(code)?.[1];
      if (defined && !found.has(defined)) found.set(defined, index + 1);
    }
  }
  return found;
}

/** How many letters are changed, added, left out, or exchanged with their neighbour; `most` + 1 where it is more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/**
 * The name that was probably meant: the same but for capital letters and underscores, or one letter off, two in long names.
 * @returns null where none is near, or where two are equally near
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const plain = (text: string) => text.toLowerCase().replaceAll('_', '');
  const most = word.length <= 2 ? 0 : word.length <= 5 ? 1 : 2;
  let best: string | null = null;
  let bestCost = most + 1;
  let tied = false;
  for (const candidate of new Set(candidates)) {
    if (candidate === word) continue;
    const same = plain(candidate) === plain(word);
    if (!same && candidate.length <= 2) continue;
    const cost = same ? 0 : distance(word, candidate, most);
    if (cost > most || cost > bestCost) continue;
    tied = cost === bestCost;
    best = candidate;
    bestCost = cost;
  }
  return tied ? null : best;
}
