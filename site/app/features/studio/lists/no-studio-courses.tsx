import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { CourseIcon, PlusIcon, SearchIcon } from '#ui/ornament/icons.ts';

interface NoStudioCoursesProps {
  searched: string;
  filtered: boolean;
  /** The page number is past the last one. */
  beyondEnd: boolean;
  allHref: string;
  /** Null for those who make no courses. */
  onNew: (() => void) | null;
}

/** The list of courses without a course: none is found, none has this state, or there is none at all. */
export function NoStudioCourses({
  searched,
  filtered,
  beyondEnd,
  allHref,
  onNew,
}: NoStudioCoursesProps) {
  const all = (
    <Button asChild variant="secondary">
      <Link to={allHref}>اعرض كل الكورسات</Link>
    </Button>
  );
  if (searched || beyondEnd) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="لا نتائج"
        description={
          beyondEnd
            ? 'لا كورسات في هذه الصفحة من القائمة.'
            : `لم نجد كورسًا يطابق «${searched}». جرّب كلمة أخرى من اسم الكورس أو المعلّم.`
        }
        action={all}
      />
    );
  }
  if (filtered) {
    return (
      <EmptyState
        icon={<CourseIcon />}
        title="لا كورسات بهذه الحالة"
        description="غيّر الحالة من الأعلى، أو اعرض الكورسات كلها."
        action={all}
      />
    );
  }
  return (
    <EmptyState
      icon={<CourseIcon />}
      title={onNew ? 'ابدأ كورسك الأول' : 'لا كورسات لك بعد'}
      description={
        onNew
          ? 'سمِّه الآن، ثم رتّب فصوله ومحاضراته. لن يراه أحد قبل أن تنشره.'
          : 'يظهر هنا كل كورس تُضاف إلى فريق العمل فيه.'
      }
      action={
        onNew && (
          <Button icon={<PlusIcon className="size-5" />} onClick={onNew}>
            كورس جديد
          </Button>
        )
      }
    />
  );
}
