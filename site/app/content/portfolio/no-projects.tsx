import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { PortfolioIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { type PortfolioAddress, portfolioHref } from './list-address.ts';

/** The empty state of the list, with or without filters. */
export function NoProjects({ address: { search, service, page } }: { address: PortfolioAddress }) {
  const filtered = search !== '' || service !== '';
  return (
    <EmptyState
      icon={search ? <SearchIcon /> : <PortfolioIcon />}
      title={filtered ? wording`لم نجد مشاريع مطابقة` : wording`لا توجد مشاريع متاحة`}
      description={
        search ? (
          <>
            {wording`لا مشروع {يطابق|تطابق} «`}
            <bdi>{search}</bdi>
            {wording`» هنا. جرّب كلمة أقصر، أو ابحث في كل الخدمات.`}
          </>
        ) : service ? (
          wording`لم نعرض مشروعًا من {service:هذه|هذا} الخدمة بعد. تصفّح بقية الأعمال.`
        ) : (
          'نجهّز أعمالنا للعرض. عُد إلينا قريبًا.'
        )
      }
      action={
        <>
          {(filtered || page > 1) && (
            <Button asChild>
              <Link to={portfolioHref({})}>{wording`عرض كل المشاريع`}</Link>
            </Button>
          )}
          <Button asChild variant={filtered || page > 1 ? 'secondary' : 'primary'}>
            <Link to="/">العودة إلى الرئيسية</Link>
          </Button>
        </>
      }
    />
  );
}
