import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchIcon, ServicesIcon } from '#ui/ornament/icons.ts';
import { listHref } from './list-address.ts';

/** The empty state of the list, with a link to contact the provider. */
export function NoServices({ address }: { address: { page: number; search: string } }) {
  const { search, page } = address;
  return (
    <EmptyState
      icon={search ? <SearchIcon /> : <ServicesIcon />}
      title={search ? wording`لم نجد خدمات مطابقة` : wording`لا توجد خدمات متاحة`}
      description={
        search ? (
          <>
            {wording`لا خدمة {تطابق|يطابق} «`}
            <bdi>{search}</bdi>». جرّب كلمة أقصر، أو احكِ لنا ما تحتاجه.
          </>
        ) : (
          'احكِ لنا ما يحتاجه عملك، ونردّ عليك بما نستطيع أن نقدّمه.'
        )
      }
      action={
        <>
          <Button asChild>
            <Link to="/contact">تواصل معنا</Link>
          </Button>
          {(search !== '' || page > 1) && (
            <Button asChild variant="secondary">
              <Link to={listHref({})}>{wording`عرض كل الخدمات`}</Link>
            </Button>
          )}
        </>
      }
    />
  );
}
