import {
  deleteStudioSynonymsById,
  postStudioFailedSearchesByIdIgnore,
  postStudioSynonyms,
  putStudioSynonymsById,
} from '@nibras/contract/site/search/studio/calls.ts';
import type {
  FailedSearch,
  SynonymGroup,
} from '@nibras/contract/site/search/studio/word-shapes.ts';
import { useChange } from '#studio-kit/frame/use-change.ts';
import { joinWords } from './typed-words.ts';

/** Changes of the words of the search, which hold for the next one; each offers the way back. */
export function useWordActions() {
  const { change } = useChange();
  return {
    /** Adds a group, or changes the one with an id. @throws ApiError of refused words */
    async save(id: number | null, words: string[]): Promise<void> {
      const body = { words };
      const done = ({ group }: { group: SynonymGroup }) =>
        `يعدّ البحث «${joinWords(group.words)}» معنى واحدًا`;
      if (id === null) await change(postStudioSynonyms, { body }, { done });
      else await change(putStudioSynonymsById, { params: { id }, body }, { done });
    },
    remove: ({ id, words }: SynonymGroup) =>
      change(
        deleteStudioSynonymsById,
        { params: { id } },
        { done: `حُذفت «${joinWords(words)}»`, failed: 'تعذر حذف الكلمات' },
      ),
    ignore: ({ id, search }: FailedSearch) =>
      change(
        postStudioFailedSearchesByIdIgnore,
        { params: { id } },
        { done: `لن يظهر «${search}» هنا`, failed: 'تعذر تجاهل البحث' },
      ),
  };
}
