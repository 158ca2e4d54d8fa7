import { listSorts } from '@nibras/contract/content/items/studio/page.ts';
import { getStudioCoursesExport } from '@nibras/contract/learning/courses/studio/calls.ts';
import { courseSorts } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-address.ts';
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
import { studioCoursesQuery } from '#studio-kit/lists/queries.ts';
import { type ListTexts, NewItemButton, StudioList } from '#studio-kit/lists/studio-list.tsx';
import { useNewInAddress } from '#studio-kit/lists/use-new-in-address.ts';
import { CourseIcon } from '#ui/ornament/icons.ts';
import { CourseRow } from './course-row.tsx';
import { NewCourseDialog } from './new-course-dialog.tsx';

const listTexts: ListTexts = {
  items: wording`الكورسات`,
  none: wording`لا كورسات`,
  search: wording`ابحث في الكورسات`,
  notFound: (search) =>
    wording`لم نجد كورسًا {course:يطابق|تطابق} «${search}». جرّب كلمة أخرى من اسم الكورس أو المعلّم.`,
  first: {
    title: wording`ابدأ كورسك {الأول|الأولى}`,
    description: wording`{course:سمِّه|سمِّها} الآن، ثم رتّب {course:فصوله ومحاضراته|فصولها ومحاضراتها}. لن {course:يراه|يراها} أحد قبل أن {course:تنشره|تنشرها}.`,
  },
};
const columns = itemColumns('courses', {
  facts: [
    { name: 'price', label: 'السعر', sort: { name: 'price', down: true, label: 'الأعلى سعرًا' } },
    { name: 'teacher', label: wording`المعلّم` },
    { name: 'lectures', label: wording`المحاضرات` },
    {
      name: 'students',
      label: wording`الطلاب{ون}`,
      sort: { name: 'students', down: true, label: wording`الأكثر طلابًا` },
    },
  ],
  actions: '5.5rem',
});
const noneOfTheirs = {
  title: wording`لا كورسات لك بعد`,
  description: wording`يظهر هنا كل كورس تُضاف إلى فريق العمل {فيه|فيها}.`,
};

/** The courses that the user works on, in every state. */
export default function CoursesPage() {
  const { page, search, params } = useListAddress();
  const state = itemStateIn(params);
  const sort = sortIn(params, listSorts(courseSorts));
  const query = studioCoursesQuery({
    page,
    search,
    ...(state && { state }),
    ...(sort && { sort }),
  });
  const list = useQuery(query);
  const fits = inState(state);
  const shown = { queryKey: query.queryKey, fetchedAt: list.dataUpdatedAt, fits };
  const selection = useItemSelection({
    kind: 'course',
    noun: 'course',
    rows: list.data?.data ?? [],
    list: shown,
  });
  const mayCreate = useCapability('course:create');
  const { isNew, setNew } = useNewInAddress();
  const newItem = mayCreate
    ? { label: wording`كورس {جديد|جديدة}`, onNew: () => setNew(true) }
    : null;
  return (
    <StudioPage
      title={wording`الكورسات`}
      actions={
        <>
          <ExportButton
            path={addressOf(getStudioCoursesExport, { query: { search, state, sort } })}
            name={wording`الكورسات.csv`}
          />
          {newItem && <NewItemButton {...newItem} />}
        </>
      }
    >
      <StudioList
        list={list}
        noun="course"
        texts={mayCreate ? listTexts : { ...listTexts, first: noneOfTheirs }}
        icon={<CourseIcon />}
        newItem={newItem}
        states={itemStates}
        columns={columns}
        selection={selection}
      >
        {(course, { search }) => (
          <CourseRow
            key={course.id}
            course={course}
            search={search}
            list={shown}
            selection={selection.of(course.id)}
          />
        )}
      </StudioList>
      <ItemSelectionBar
        items={wording`الكورسات`}
        noun="course"
        selection={selection}
        mayPublish={list.data?.data.some(({ may_publish: may }) => may) ?? false}
      />
      {mayCreate && isNew && <NewCourseDialog onClose={() => setNew(false)} />}
    </StudioPage>
  );
}
