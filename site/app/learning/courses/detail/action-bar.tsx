import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import type { LectureRow } from '@nibras/contract/learning/courses/shapes.ts';
import { Link } from 'react-router';
import { type EnrolAction, EnrolButton, type Enrolment } from '#learning/enrolment/index.ts';
import { Button } from '#ui/form/button.tsx';
import { PlayIcon } from '#ui/ornament/icons.ts';
import { bottomBar } from '#ui/overlay/bottom-bar.ts';
import { startLabel } from './start-label.ts';

interface ActionBarProps {
  course: ParsedCourse;
  enrolment: Enrolment;
  action: EnrolAction;
  start: LectureRow | null;
}

/** Repeats the purchase panel's button at the edge of the screen while the panel is out of view. */
export function ActionBar({ course, enrolment, action, start }: ActionBarProps) {
  if (action.disabled && !start) return null;
  return (
    <div
      ref={bottomBar}
      className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-sticky mt-10 animate-fade-in border-t border-line bg-raised shadow-mid"
    >
      <div className="page-width flex items-center justify-between gap-6 py-2.5">
        <p className="min-w-0 truncate font-semibold max-md:hidden">
          <bdi>{course.name}</bdi>
        </p>
        {action.disabled && start ? (
          <Button
            asChild
            className="max-md:grow"
            icon={<PlayIcon className="size-5 fill-current" />}
          >
            <Link to={`/courses/${course.id}/lecture/${start.id}`}>
              {startLabel(action, course.chapters)}
            </Link>
          </Button>
        ) : (
          <EnrolButton action={action} enrolment={enrolment} size="md" className="max-md:grow" />
        )}
      </div>
    </div>
  );
}
