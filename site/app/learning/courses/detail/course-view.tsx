import type { ParsedCourse, ParsedCourseAnswer } from '@nibras/contract/compat/parse-course.ts';
import { coursePermissionsOf } from '@nibras/contract/compat/permissions.ts';
import type { Chapter } from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, memo, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import {
  CodeDialogOnDemand,
  enrolAction,
  useContinuedEnrolment,
  useEnrolment,
} from '#learning/enrolment/index.ts';
import { StaticIsland } from '#platform/browser/static-island.tsx';
import { formatTimeAgo } from '#platform/format.ts';
import { useSession } from '#platform/session/session-store.ts';
import { CourseIcon, InfoIcon, StarIcon } from '#ui/ornament/icons.ts';
import { TabPanel, Tabs } from '#ui/overlay/tabs.tsx';
import { useCurrency } from '#ui/text/currency.ts';
import { courseMinutes } from '../course-lengths.ts';
import { courseKey } from '../queries.ts';
import { ActionBar } from './action-bar.tsx';
import { CourseContent, chapterValue } from './course-content.tsx';
import { CourseHeader } from './course-header.tsx';
import { CourseOutline } from './course-outline.tsx';
import { CourseReviews } from './course-reviews.tsx';
import { startingLecture } from './lecture-access.ts';
import { PurchasePanel } from './purchase-panel.tsx';
import { useInView } from './use-in-view.ts';

const CourseDetails = lazy(() => import('./course-details.tsx'));
const CourseFacts = lazy(() => import('./course-facts.tsx'));
const CourseResources = lazy(() => import('./course-resources.tsx'));
const TeacherCard = lazy(() => import('./teacher-card.tsx'));

/** On a phone three tabs fit only without icons. */
const hideOnPhone = 'max-sm:hidden';

interface CourseViewProps {
  answer: ParsedCourseAnswer;
  /** The id or slug in the URL. */
  pageId: string;
  /** Whether the response was made for the signed-in user and not for a guest. */
  isOwn: boolean;
  /** The time in ms that relative times are computed from, the same on the server and in the browser. */
  now: number;
}

/** The page of a course. Memoised parts avoid rendering all of a long page again. */
export const CourseView = memo(function CourseView(props: CourseViewProps) {
  const { answer, pageId, isOwn, now } = props;
  const { course } = answer;
  const client = useQueryClient();
  const user = useSession((state) => state.user);
  const enrolment = useEnrolment({
    courseId: course.id,
    courseName: course.name,
    detailStatus: answer.status,
    detailIsOwn: isOwn,
    onJoined: () => void client.invalidateQueries({ queryKey: courseKey(pageId) }),
  });
  const { status } = enrolment;
  const permissions = coursePermissionsOf(answer.permissions, {
    status,
    person: user,
    teacherIds: course.teacherIds,
  });
  const currency = useCurrency();
  const action = enrolAction({
    status,
    price: course.salary,
    payable: course.payable,
    permissions,
    currency,
  });
  useContinuedEnrolment(enrolment, action);
  const { watch } = permissions;
  const access = useMemo(() => ({ watch }), [watch]);
  const start = startingLecture(course.chapters, access);
  const [buttonInView, buttonRef] = useInView();
  const content = useContentTab(course);

  return (
    <article>
      <CourseHeader course={course} pageId={pageId} start={start} member={watch} />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
        <PurchasePanel
          course={course}
          enrolment={enrolment}
          action={action}
          start={start}
          now={now}
          buttonRef={buttonRef}
          className="max-lg:mt-6 lg:col-start-2 lg:rounded-t-none lg:border-t-0 lg:shadow-mid"
        />
        <div className="min-w-0 pt-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Tabs
            label={wording`أقسام صفحة الكورس`}
            value={content.tab}
            onValueChange={content.setTab}
            tabs={[
              { value: 'content', label: 'المحتوى', icon: <CourseIcon className={hideOnPhone} /> },
              { value: 'details', label: 'التفاصيل', icon: <InfoIcon className={hideOnPhone} /> },
              {
                value: 'reviews',
                label: wording`التقييمات`,
                icon: <StarIcon className={hideOnPhone} />,
                count: course.reviews.length,
              },
            ]}
          >
            <TabPanel value="content">
              <CourseContent
                courseId={course.id}
                chapters={course.chapters}
                access={access}
                expanded={content.expanded}
                onToggle={content.setChapterOpen}
              />
            </TabPanel>
            <TabPanel value="details">
              <StaticIsland
                part={CourseDetails}
                of={{
                  pageId,
                  text: course.long_description || course.description,
                  features: course.features,
                }}
              />
            </TabPanel>
            <TabPanel value="reviews">
              <div id="reviews" className="scroll-mt-40">
                <CourseReviews course={course} pageId={pageId} mayReview={permissions.review} />
              </div>
            </TabPanel>
          </Tabs>
          <StaticIsland part={TeacherCard} of={{ teacher: course.teacher }} />
        </div>
        <div className="mt-8 flex flex-col gap-5 lg:col-start-2 lg:mt-5">
          <StaticIsland part={CourseFacts} of={factsOf(course, now)} />
          <StaticIsland part={CourseResources} of={{ resources: course.resources }} />
          {/* Beside the content itself it would repeat the chapters. */}
          {content.tab !== 'content' && (
            <div className="max-lg:hidden">
              <CourseOutline chapters={course.chapters} onChoose={content.show} />
            </div>
          )}
        </div>
      </div>
      {buttonInView ? (
        <div className="h-section" />
      ) : (
        <ActionBar course={course} enrolment={enrolment} action={action} start={start} />
      )}
      <CodeDialogOnDemand {...enrolment.dialog} />
    </article>
  );
});

/** Only the shown fields: the server-rendered island stays static while none of them changes. */
const factsOf = (course: ParsedCourse, now: number) => ({
  lectures: course.lecture_count,
  minutes: courseMinutes(course.chapters),
  level: course.level,
  language: course.lan,
  updated: formatTimeAgo(course.updated_at, now),
  certificate: course.certificate,
  terms: course.certificate_terms ?? '',
});

/** The open tab and the expanded chapters, with a function that shows a chapter. */
function useContentTab(course: ParsedCourse) {
  const [tab, setTab] = useState('content');
  const [expanded, setExpanded] = useState(() => course.chapters.slice(0, 1).map(chapterValue));
  const { hash } = useLocation();

  // The last lecture of a course links to `#reviews`.
  useEffect(() => {
    if (hash !== '#reviews') return;
    setTab('reviews');
    requestAnimationFrame(() => document.getElementById('reviews')?.scrollIntoView());
  }, [hash]);

  const setChapterOpen = useCallback((value: string, open: boolean) => {
    setExpanded((current) => {
      if (current.includes(value) === open) return current;
      return open ? [...current, value] : current.filter((one) => one !== value);
    });
  }, []);

  const show = useCallback(
    (chapter: Chapter) => {
      const value = chapterValue(chapter);
      setTab('content');
      setChapterOpen(value, true);
      requestAnimationFrame(() => {
        const heading = document.getElementById(value)?.closest('summary');
        heading?.scrollIntoView({ block: 'start', behavior: 'smooth' });
        heading?.focus({ preventScroll: true });
      });
    },
    [setChapterOpen],
  );

  return { tab, setTab, expanded, setChapterOpen, show };
}
