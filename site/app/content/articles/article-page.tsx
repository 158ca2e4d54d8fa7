import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { ArticlesIcon } from '#ui/ornament/icons.ts';
import { articleHead, articleMeta } from './article-meta.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleView } from './article-view.tsx';
import { articleQuery, relatedQuery } from './queries.ts';

const page = definePage({
  queries: ({ params: { id = '' } }) => ({
    article: articleQuery(id),
    related: relatedQuery(id),
  }),
  vital: ['article'],
  head: ({ article }) => articleHead(article),
});

export const loader = serverLoader(page, { slug: ({ article }) => article?.slug });
export const clientLoader = browserLoader(page);
export const meta = articleMeta;

export default function ArticlePage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(articleQuery(id));
  const related = useQuery(relatedQuery(id)).data ?? [];

  if (data) return <ArticleView key={data.id} article={data} related={related} />;
  if (!error) return <ArticleSkeleton />;
  return (
    <div className="page-width py-12">
      {isMissing(error) ? (
        <EmptyState
          headingLevel={1}
          icon={<ArticlesIcon />}
          title={wording`المقال غير {موجود|موجودة}`}
          description={wording`المقال {الذي تبحث عنه غير موجود أو تمت إزالته|التي تبحث عنها غير موجودة أو تمت إزالتها}.`}
          action={
            <Button asChild>
              <Link to="/articles">{wording`تصفّح المقالات`}</Link>
            </Button>
          }
        />
      ) : (
        <FailedState
          headingLevel={1}
          title={wording`تعذر تحميل المقال`}
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </div>
  );
}
