import { NoItems, type NoItemsProps } from '#studio-kit/lists/no-items.tsx';
import { CourseIcon } from '#ui/ornament/icons.ts';

/** The list of courses without a course. */
export function NoStudioCourses(props: Omit<NoItemsProps, 'icon' | 'texts'>) {
  return (
    <NoItems
      {...props}
      icon={<CourseIcon />}
      texts={{
        all: 'اعرض كل الكورسات',
        beyondEnd: 'لا كورسات في هذه الصفحة من القائمة.',
        notFound: (search) =>
          `لم نجد كورسًا يطابق «${search}». جرّب كلمة أخرى من اسم الكورس أو المعلّم.`,
        noneOfState: 'لا كورسات بهذه الحالة',
        otherState: 'غيّر الحالة من الأعلى، أو اعرض الكورسات كلها.',
        first: props.onNew
          ? {
              title: 'ابدأ كورسك الأول',
              description: 'سمِّه الآن، ثم رتّب فصوله ومحاضراته. لن يراه أحد قبل أن تنشره.',
            }
          : {
              title: 'لا كورسات لك بعد',
              description: 'يظهر هنا كل كورس تُضاف إلى فريق العمل فيه.',
            },
        new: 'كورس جديد',
      }}
    />
  );
}
