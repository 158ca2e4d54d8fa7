import { wording } from '@nibras/contract/text/wording.ts';
import { useParams } from 'react-router';
import { ItemPage } from '#studio-kit/details/item-page.tsx';
import { useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleReadyList } from './ready-list.tsx';

/** The page on which an article is written. */
export default function ArticleEditPage() {
  const id = Number(useParams().id);
  const edited = useStudioItem('article', id);
  return (
    <ItemPage
      edited={edited}
      title={({ name }) => name || wording`مقال بلا عنوان`}
      crumbs={() => [{ label: wording`المقالات`, to: '/studio/articles' }]}
      previewPath={`/studio/preview/articles/${id}`}
      hideTitle
      side={() => <ArticleReadyList edited={edited} />}
    >
      {(item) => <ArticleForm key={id} edited={edited} item={item} />}
    </ItemPage>
  );
}
