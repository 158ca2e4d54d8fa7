import { articles } from '@nibras/contract/limits.ts';
import { countLabel, spanLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';

/** The words of a text and how long it takes to read them. */
export function WordCount({ words }: { words: number }) {
  const minutes = Math.ceil(words / articles.wordsPerMinute);
  return (
    <p className="border-t border-line px-3 py-1.5 text-sm text-text-faint">
      {countLabel(words, rareNouns.word)}
      {words > 0 && ` · قراءة ${spanLabel(minutes, 'minute')}`}
    </p>
  );
}
