import type { PersonAnswer, PersonCourse } from '@nibras/contract/people/people/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  AccessEnd,
  AccessMenu,
  type EnrolmentActions,
  GrantCourse,
  useEnrolmentActions,
} from '#learning/enrolment/studio/index.ts';
import { formatDate, formatTimeAgo } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { formatNumber } from '#ui/text/format-number.ts';

interface CoursesSectionProps {
  /** Without an address they cannot be enrolled from here. */
  person: { name: string; email: string | null };
  courses: PersonAnswer['courses'];
  teaches?: PersonAnswer['teaches'];
  now: number;
}

/** So many are shown at first, the one that they last learned in before the others: what they did stands below. */
const shownAtFirst = 3;

const staffRoles = { teacher: wording`معلّم`, assistant: 'مساعد' };

/** The courses that a person joined, with how far they are, and those on which they work. */
export function CoursesSection({ person, courses, teaches = [], now }: CoursesSectionProps) {
  const actions = useEnrolmentActions();
  const [whole, setWhole] = useState(false);
  const rest = courses.length - shownAtFirst;
  return (
    <Section title={wording`الكورسات`}>
      {person.email && (
        <GrantCourse person={{ name: person.name, email: person.email }} actions={actions} />
      )}
      {courses.length === 0 && <p className="text-text-soft">لا اشتراكات بعد.</p>}
      {courses.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {courses.slice(0, whole ? undefined : shownAtFirst).map((course) => (
            <CourseItem
              key={course.id}
              person={person}
              course={course}
              now={now}
              actions={actions}
            />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={whole}
          className="-ms-3 self-start"
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'اعرض أقل' : wording`بقية الكورسات: ${formatNumber(rest)}`}
        </Button>
      )}
      {teaches.length > 0 && (
        <div>
          <h3 className="mb-1 font-semibold">في فريق العمل</h3>
          <ul className="flex flex-col gap-1">
            {teaches.map(({ id, name, role }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <Link to={`/studio/courses/${id}`} className="text-link">
                  <bdi>{name}</bdi>
                </Link>
                <Badge>{staffRoles[role]}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

interface CourseItemProps {
  person: { name: string };
  course: PersonCourse;
  now: number;
  actions: EnrolmentActions;
}

/** One course with its progress and how long access lasts, which can be changed here. */
function CourseItem({ person, course, now, actions }: CourseItemProps) {
  const { id, name, status, lectures, watched, access_until: until } = course;
  const isActive = status === 'joined';
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link
          to={`/studio/courses/${id}`}
          className="min-w-0 grow basis-48 font-semibold text-text"
        >
          <bdi className="wrap-anywhere">{name}</bdi>
        </Link>
        {status === 'pending' && <Badge tone="warning">ينتظر كود الاشتراك</Badge>}
        {status !== 'pending' && (
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-text-soft">
            <AccessEnd until={until} active={isActive} now={now} />
            <AccessMenu
              concerned={{ ids: [course.enrolment_id], name: person.name }}
              actions={actions}
              extendable={until !== null}
              endable={isActive}
              trigger={
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<DownIcon className="size-4" />}
                  aria-label={`${until === null ? 'الاشتراك' : 'مدّد'}: ${name}`}
                >
                  {until === null ? 'الاشتراك' : 'مدّد'}
                </Button>
              }
            />
          </span>
        )}
      </div>
      {status !== 'pending' && lectures > 0 && (
        <ProgressBar
          value={watched / lectures}
          label={`التقدم في ${name}`}
          showValue
          className="max-w-md"
        />
      )}
      <CourseFacts course={course} now={now} />
    </li>
  );
}

function CourseFacts({ course, now }: { course: PersonCourse; now: number }) {
  const { timeZone } = useSiteConfig();
  const { status, lectures, watched, joined_at: joined, last_at: last } = course;
  const facts = [
    status !== 'pending' &&
      `اكتمل ${formatNumber(watched)} من ${countLabel(lectures, 'lecture', 'genitive')}`,
    joined && `بدأ الاشتراك في ${formatDate(joined, timeZone)}`,
    last ? `آخر مشاهدة ${formatTimeAgo(last, now)}` : 'لا مشاهدة بعد',
  ].filter((fact) => typeof fact === 'string');
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-text-faint">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
