import { useState } from 'react';
import { Section } from '#studio-kit/fields/section.tsx';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { NewItemButton } from '#studio-kit/lists/studio-list.tsx';
import { FailedSearches } from './failed-searches.tsx';
import { WordGroups } from './word-groups.tsx';
import { type EditedWords, WordsDialog } from './words-dialog.tsx';

/** The words by which the site is searched: those that mean the same, and those that find nothing. */
export default function SearchWordsPage() {
  return useCapability('settings:edit') ? <SearchWords /> : <MissingPage />;
}

function SearchWords() {
  const [edited, setEdited] = useState<EditedWords | null>(null);
  return (
    <StudioPage
      title="كلمات البحث"
      description="علّم البحث كيف يسمّي الناس ما في موقعك. ما تغيّره هنا يسري من البحث التالي."
      actions={
        <NewItemButton label="كلمات جديدة" onNew={() => setEdited({ id: null, words: [] })} />
      }
    >
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
        <Section
          title="هذه الكلمات واحدة"
          description="من يبحث بكلمة من مجموعة يجد ما كُتب بغيرها منها."
        >
          <WordGroups onEdit={({ id, words }) => setEdited({ id, words })} />
        </Section>
        <Section
          title="بُحث عنها ولم توجد"
          description="من صفحة البحث في آخر 90 يومًا، الأكثر تكرارًا أولًا، ولا يُحفظ من بحث عنها."
        >
          <FailedSearches onMeaning={(search) => setEdited({ id: null, words: [search] })} />
        </Section>
      </div>
      {edited && <WordsDialog edited={edited} onClose={() => setEdited(null)} />}
    </StudioPage>
  );
}
