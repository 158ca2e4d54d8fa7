import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { CourseIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { type CourseListAddress, filterCount, listHref } from './list-address.ts';

interface NoCoursesProps {
  address: CourseListAddress;
  /** The URL has a page number beyond the last page. */
  beyondEnd: boolean;
}

/** The empty state of the list, with or without filters. */
export function NoCourses({ address, beyondEnd }: NoCoursesProps) {
  const { search, category } = address;
  const narrowed = filterCount(address) > 0;
  const filtered = search !== '' || category !== '' || narrowed;
  return (
    <EmptyState
      icon={filtered ? <SearchIcon /> : <CourseIcon className="size-8" />}
      title={
        beyondEnd
          ? wording`لا كورسات في هذه الصفحة`
          : filtered
            ? wording`لم نجد كورسات مطابقة`
            : wording`لا توجد كورسات متاحة`
      }
      description={
        beyondEnd ? (
          'القائمة أقصر من ذلك. عُد إلى أولها.'
        ) : narrowed ? (
          wording`لا كورسات بهذه التصفية. أزل بعض شروطها، أو اعرض كل الكورسات.`
        ) : search ? (
          <>
            لا شيء يطابق «<bdi>{search}</bdi>»
            {category
              ? ' في هذا التصنيف. جرّب كلمة أخرى، أو ابحث في كل التصنيفات.'
              : '. جرّب كلمة أقصر أو أعم.'}
          </>
        ) : category ? (
          wording`لا كورسات في هذا التصنيف بعد. تصفّح بقية التصنيفات.`
        ) : (
          wording`نعمل على إضافة كورسات جديدة. عُد إلينا قريبًا.`
        )
      }
      action={
        (filtered || beyondEnd) && (
          <Button asChild>
            <Link to={listHref({})}>{wording`عرض كل الكورسات`}</Link>
          </Button>
        )
      }
    />
  );
}
