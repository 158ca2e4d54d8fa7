import { searchHits } from '@nibras/contract/text/fold.ts';
import { createContext, use } from 'react';

/** What a list's server marks besides the words of the search (`meta.marks`): the same words in other forms. */
export const SearchMarks = createContext<readonly string[]>([]);

/** Highlights the words of a search in a text. Only the background changes, so that Arabic letters stay joined. */
export function Highlight({ text, search }: { text: string; search: string }) {
  const marks = use(SearchMarks);
  const hits = search ? searchHits(text, search, marks) : [];
  if (hits.length === 0) return text;
  return (
    <>
      {hits.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(hits[index - 1]?.end ?? 0, start)}
          <mark className="rounded-xs bg-accent-soft text-accent-text">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(hits.at(-1)?.end)}
    </>
  );
}
