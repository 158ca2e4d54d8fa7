import type { CaptionLine, NamedLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';
import { phraseHits } from '@nibras/contract/text/phrase-hits.ts';
import type { Edit } from './line-edits.ts';

/** The lines in which a search stands, whatever the spelling, with its places. */
export function findLines(lines: readonly NamedLine[], search: string) {
  if (search.trim() === '') return [];
  return lines.flatMap((line) => {
    const hits = phraseHits(line.text, search.trim());
    return hits.length > 0 ? [{ id: line.id, hits }] : [];
  });
}

/** The places of a search in lines replaced by a text. A line whose text would become too long stays as it is. */
export function replaceIn(
  lines: readonly NamedLine[],
  { search, replacement, only }: { search: string; replacement: string; only: string | null },
): Edit {
  const edit = new Map<string, CaptionLine | null>();
  const searched = only === null ? lines : lines.filter(({ id }) => id === only);
  const byId = new Map(searched.map((line) => [line.id, line]));
  for (const { id, hits } of findLines(searched, search)) {
    const found = byId.get(id);
    if (!found) continue;
    const { id: _id, ...line } = found;
    let text = '';
    let from = 0;
    for (const { start, end } of hits) {
      text += line.text.slice(from, start) + replacement;
      // A word that is taken out leaves one of the spaces around it.
      const leavesTwo = replacement === '' && /(?:^|\s)$/.test(text) && line.text[end] === ' ';
      from = leavesTwo ? end + 1 : end;
    }
    text += line.text.slice(from);
    if (text.length > limits.textMaxLength || text === line.text) continue;
    edit.set(id, { ...line, text, markup: null });
  }
  return edit;
}
