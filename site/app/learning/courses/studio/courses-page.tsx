import type { StudioCourse } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { studioCoursesQuery } from '#studio-kit/lists/queries.ts';
import { StateFilter, stateOf } from '#studio-kit/lists/state-filter.tsx';
import { Button } from '#ui/form/button.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';
import { CopyCourseDialog } from './copy-course-dialog.tsx';
import { CourseRow } from './course-row.tsx';
import { NewCourseDialog } from './new-course-dialog.tsx';
import { NoStudioCourses } from './no-studio-courses.tsx';

/** The courses that the user works on, in every state. */
export default function CoursesPage() {
  const address = useListAddress();
  const { page, search, params, hrefWith } = address;
  const navigate = useNavigate();
  const state = stateOf(params);
  const list = useQuery(studioCoursesQuery({ page, search, ...(state && { state }) }));
  const mayCreate = useCapability('course:create');
  const isNew = mayCreate && params.has('new');
  const [copied, setCopied] = useState<StudioCourse | null>(null);
  const setNew = (open: boolean) =>
    void navigate(hrefWith({ new: open ? 1 : undefined, page: page > 1 ? page : undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  const newCourse = mayCreate && (
    <Button icon={<PlusIcon className="size-5" />} size="sm" onClick={() => setNew(true)}>
      كورس جديد
    </Button>
  );

  return (
    <StudioPage title="الكورسات" actions={newCourse}>
      <ListFrame
        list={list}
        noun="course"
        texts={{
          search: 'ابحث في الكورسات',
          region: 'الكورسات',
          failed: 'تعذر تحميل الكورسات',
          pages: 'صفحات الكورسات',
        }}
        filters={<StateFilter label="حالة الكورسات" address={address} />}
        empty={(shown) => (
          <NoStudioCourses
            searched={shown.search}
            filtered={state !== undefined}
            beyondEnd={shown.page > (list.data?.meta.last_page ?? shown.page)}
            allHref="/studio/courses"
            onNew={mayCreate ? () => setNew(true) : null}
          />
        )}
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((course) => (
              <CourseRow
                key={course.id}
                course={course}
                search={search}
                now={list.dataUpdatedAt}
                onCopy={mayCreate ? () => setCopied(course) : null}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      {isNew && <NewCourseDialog onClose={() => setNew(false)} />}
      {copied && <CopyCourseDialog course={copied} onClose={() => setCopied(null)} />}
    </StudioPage>
  );
}
