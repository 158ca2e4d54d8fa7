import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NewItemDialog } from '#studio-kit/lists/new-item-dialog.tsx';
import { NoItems } from '#studio-kit/lists/no-items.tsx';
import { StateFilter, stateOf } from '#studio-kit/lists/state-filter.tsx';
import { Button } from '#ui/form/button.tsx';
import { ArticlesIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { ArticleRow } from './article-row.tsx';
import { makeArticle, studioArticlesQuery } from './queries.ts';

const emptyTexts = {
  all: 'اعرض كل المقالات',
  beyondEnd: 'لا مقالات في هذه الصفحة من القائمة.',
  notFound: (search: string) =>
    `لم نجد مقالًا يطابق «${search}». جرّب كلمة أخرى من عنوان المقال أو نصه.`,
  noneOfState: 'لا مقالات بهذه الحالة',
  otherState: 'غيّر الحالة من الأعلى، أو اعرض المقالات كلها.',
  first: {
    title: 'اكتب مقالك الأول',
    description: 'سمِّه الآن ثم اكتب على مهل: ما تكتبه يُحفظ تلقائيًا، ولا يراه أحد قبل أن تنشره.',
  },
  new: 'مقال جديد',
};

/** All articles, in every state. */
export default function ArticlesPage() {
  return useCapability('article:edit') ? <Articles /> : <MissingPage />;
}

function Articles() {
  const address = useListAddress();
  const { page, search, params, hrefWith } = address;
  const navigate = useNavigate();
  const state = stateOf(params);
  const list = useQuery(studioArticlesQuery({ page, search, ...(state && { state }) }));
  const setNew = (open: boolean) =>
    void navigate(hrefWith({ new: open ? 1 : undefined, page: page > 1 ? page : undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <StudioPage
      title="المقالات"
      actions={
        <Button icon={<PlusIcon className="size-5" />} size="sm" onClick={() => setNew(true)}>
          مقال جديد
        </Button>
      }
    >
      <ListFrame
        list={list}
        noun="article"
        texts={{
          search: 'ابحث في المقالات',
          region: 'المقالات',
          failed: 'تعذر تحميل المقالات',
          pages: 'صفحات المقالات',
        }}
        filters={<StateFilter label="حالة المقالات" address={address} />}
        empty={(shown) => (
          <NoItems
            searched={shown.search}
            filtered={state !== undefined}
            beyondEnd={shown.page > (list.data?.meta.last_page ?? shown.page)}
            allHref="/studio/articles"
            onNew={() => setNew(true)}
            icon={<ArticlesIcon />}
            texts={emptyTexts}
          />
        )}
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((article) => (
              <ArticleRow
                key={article.id}
                article={article}
                search={search}
                now={list.dataUpdatedAt}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      {params.has('new') && (
        <NewItemDialog
          texts={{
            title: 'مقال جديد',
            description: 'مسودة لا يراها الزوار حتى تنشرها. يمكنك تغيير العنوان في أي وقت.',
            name: 'عنوان المقال',
            placeholder: 'مثل: كيف تختار لغتك البرمجية الأولى',
            make: 'ابدأ الكتابة',
            failed: 'لم يُنشأ المقال',
          }}
          make={makeArticle}
          onClose={() => setNew(false)}
        />
      )}
    </StudioPage>
  );
}
