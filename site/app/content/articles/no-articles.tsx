import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import type { ListAddress } from '#platform/pages/list-address.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { ArticlesIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { listHref } from './list-address.ts';

/** The empty state of the list, with or without a search. */
export function NoArticles({ address: { search, page } }: { address: ListAddress }) {
  return (
    <EmptyState
      icon={search ? <SearchIcon /> : <ArticlesIcon />}
      title={search ? wording`لم نجد مقالات مطابقة` : wording`لا توجد مقالات متاحة`}
      description={
        search ? (
          <>
            لا شيء يطابق «<bdi>{search}</bdi>
            {wording`». جرّب كلمة أقصر، أو تصفّح كل المقالات.`}
          </>
        ) : page > 1 ? (
          wording`لا مقالات في هذه الصفحة.`
        ) : (
          wording`نكتب مقالات جديدة. عُد إلينا قريبًا.`
        )
      }
      action={
        <>
          {(search || page > 1) && (
            <Button asChild>
              <Link to={listHref({})}>{wording`عرض كل المقالات`}</Link>
            </Button>
          )}
          <Button asChild variant={search || page > 1 ? 'secondary' : 'primary'}>
            <Link to="/">العودة إلى الرئيسية</Link>
          </Button>
        </>
      }
    />
  );
}
