import { getStudioArticlesExport } from '@nibras/contract/content/articles/studio/calls.ts';
import { itemSorts, listSorts } from '@nibras/contract/content/items/studio/page.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-address.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { itemColumns } from '#studio-kit/lists/columns/item-columns.ts';
import { sortIn } from '#studio-kit/lists/columns/sort-select.tsx';
import { ItemSelectionBar } from '#studio-kit/lists/commands/item-selection-bar.tsx';
import { inState } from '#studio-kit/lists/commands/list-rows.ts';
import { useItemSelection } from '#studio-kit/lists/commands/use-item-selection.ts';
import { ExportButton } from '#studio-kit/lists/export-button.tsx';
import { itemStateIn, itemStates } from '#studio-kit/lists/item-states.ts';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NewItemDialog } from '#studio-kit/lists/new-item-dialog.tsx';
import { type ListTexts, NewItemButton, StudioList } from '#studio-kit/lists/studio-list.tsx';
import { useNewInAddress } from '#studio-kit/lists/use-new-in-address.ts';
import { ArticlesIcon } from '#ui/ornament/icons.ts';
import { ArticleRow } from './article-row.tsx';
import { createArticle, studioArticlesQuery } from './queries.ts';

const listTexts: ListTexts = {
  items: wording`المقالات`,
  none: wording`لا مقالات`,
  search: wording`ابحث في المقالات`,
  notFound: (search) =>
    wording`لم نجد مقالًا {يطابق|تطابق} «${search}». جرّب كلمة أخرى من عنوان المقال أو نصه.`,
  first: {
    title: wording`اكتب مقالك {الأول|الأولى}`,
    description: 'سمِّه الآن ثم اكتب على مهل: ما تكتبه يُحفظ تلقائيًا، ولا يراه أحد قبل أن تنشره.',
  },
};

const columns = itemColumns('articles', {
  facts: [
    { name: 'author', label: 'الكاتب' },
    { name: 'category', label: 'التصنيف' },
    { name: 'missing', label: 'ما ينقص' },
  ],
  actions: '5.5rem',
});

/** All articles, in every state. */
export default function ArticlesPage() {
  return useCapability('article:edit') ? <Articles /> : <MissingPage />;
}

function Articles() {
  const { page, search, params } = useListAddress();
  const state = itemStateIn(params);
  const sort = sortIn(params, listSorts(itemSorts));
  const query = studioArticlesQuery({
    page,
    search,
    ...(state && { state }),
    ...(sort && { sort }),
  });
  const list = useQuery(query);
  const fits = inState(state);
  const shown = { queryKey: query.queryKey, fetchedAt: list.dataUpdatedAt, fits };
  const rows = list.data?.data ?? [];
  const selection = useItemSelection({ kind: 'article', noun: 'article', rows, list: shown });
  const { isNew, setNew } = useNewInAddress();
  const newItem = { label: wording`مقال {جديد|جديدة}`, onNew: () => setNew(true) };
  return (
    <StudioPage
      title={wording`المقالات`}
      actions={
        <>
          <ExportButton
            path={addressOf(getStudioArticlesExport, { query: { search, state, sort } })}
            name={wording`المقالات.csv`}
          />
          <NewItemButton {...newItem} />
        </>
      }
    >
      <StudioList
        list={list}
        noun="article"
        texts={listTexts}
        icon={<ArticlesIcon />}
        newItem={newItem}
        states={itemStates}
        columns={columns}
        selection={selection}
      >
        {(article) => (
          <ArticleRow
            key={article.id}
            article={article}
            search={search}
            list={shown}
            selection={selection.of(article.id)}
          />
        )}
      </StudioList>
      <ItemSelectionBar items={wording`المقالات`} noun="article" selection={selection} />
      {isNew && (
        <NewItemDialog
          texts={{
            title: wording`مقال {جديد|جديدة}`,
            description: 'مسودة لا يراها الزوار حتى تنشرها. يمكنك تغيير العنوان في أي وقت.',
            name: wording`عنوان المقال`,
            placeholder: 'مثل: كيف تختار لغتك البرمجية الأولى',
            make: 'ابدأ الكتابة',
            failed: wording`تعذر إنشاء المقال`,
          }}
          make={createArticle}
          onClose={() => setNew(false)}
        />
      )}
    </StudioPage>
  );
}
