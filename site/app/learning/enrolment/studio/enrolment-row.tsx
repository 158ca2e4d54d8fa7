import { sourceNames } from '@nibras/contract/learning/enrolment/studio/enrolment-names.ts';
import type { StudioEnrolment } from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { Checkbox } from '#studio-kit/lists/checkbox.tsx';
import { useShows } from '#studio-kit/lists/columns/use-columns.tsx';
import { type RowCommand, runByKey, shortcutsOf } from '#studio-kit/lists/commands/row-command.ts';
import { Button } from '#ui/form/button.tsx';
import { Avatar } from '#ui/list/avatar.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { AccessEnd } from './access-end.tsx';
import { AccessMenu } from './access-menu.tsx';

import { ReasonsDialog } from './reasons-dialog.tsx';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

interface EnrolmentRowProps {
  enrolment: StudioEnrolment;
  search: string;
  now: number;
  actions: EnrolmentActions;
  /** Whether the course is named: in the list of all. */
  withCourse: boolean;
  selected: boolean;
  onSelect(extend: boolean): void;
}

/** A person in a course: who, why, how far, until when, and the menu that changes it. */
export function EnrolmentRow(props: EnrolmentRowProps) {
  const { enrolment, search, now, actions, withCourse, selected, onSelect } = props;
  const { id, person, course, access_until: until, active } = enrolment;
  const shows = useShows();
  const [reasons, setReasons] = useState(false);
  const media = useMediaUrl();
  const concerned = { ids: [id], name: person.name };
  const trigger = accessLabel({ until, active });
  // By the span that is chosen most; the menu has the others.
  const commands: RowCommand[] =
    until === null
      ? []
      : [
          {
            name: 'extend',
            label: trigger,
            icon: null,
            run: () => void actions.extend(concerned, { by: 'month' }),
          },
        ];
  return (
    <li
      onKeyDown={(event) => runByKey(event, commands)}
      className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-3 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-sunken/60 @3xl:grid-flow-col @3xl:grid-cols-[1.5rem_var(--columns)]"
    >
      <Checkbox
        label={`حدّد ${person.name}${withCourse ? ` في ${course.name}` : ''}`}
        state={selected ? 'all' : 'none'}
        onToggle={({ extend }) => onSelect(extend)}
      />
      <span className="@max-3xl:hidden">
        <Avatar name={person.name} src={media(person.photo, 120)} size="sm" />
      </span>
      <div className="min-w-0 @max-3xl:col-span-2">
        <h2 className="leading-normal">
          <PersonName person={person} search={search} />
        </h2>
        <p className="flex flex-wrap gap-x-4 text-sm text-text-faint">
          {shows('email') && (
            <bdi dir="ltr" className="wrap-anywhere">
              <Highlight text={person.email} search={search} />
            </bdi>
          )}
          {withCourse && shows('course') && (
            <Link to={`/studio/courses/${course.id}/members`} className="text-text-soft">
              <bdi className="wrap-anywhere">{course.name}</bdi>
            </Link>
          )}
        </p>
      </div>
      {(shows('source') || shows('progress')) && <Facts enrolment={enrolment} />}
      {shows('ends') && (
        <p className="text-sm text-text-soft @max-3xl:col-start-2">
          <AccessEnd until={until} active={active} now={now} />
        </p>
      )}
      <div className="justify-self-end @max-3xl:col-start-3 @3xl:row-start-1">
        <AccessMenu
          concerned={concerned}
          actions={actions}
          extendable={until !== null}
          endable={active}
          onReasons={() => setReasons(true)}
          trigger={
            <Button
              variant="secondary"
              size="sm"
              icon={<DownIcon className="size-4" />}
              aria-label={`${trigger}: ${person.name}`}
              aria-keyshortcuts={shortcutsOf(commands) || undefined}
            >
              {trigger}
            </Button>
          }
        />
      </div>
      {reasons && <ReasonsDialog enrolment={enrolment} onClose={() => setReasons(false)} />}
    </li>
  );
}

/** What the button says; access that has ended is given again by extending it. */
function accessLabel({ until, active }: { until: string | null; active: boolean }): string {
  if (until === null) return 'الاشتراك';
  return active ? 'مدّد' : 'أعد فتحه';
}

/** The name leads to the person's page: those who enrol people in a course see its students. */
function PersonName({ person, search }: Pick<StudioEnrolment, 'person'> & { search: string }) {
  return (
    <Link to={`/studio/people/${person.id}`} className="text-text no-underline hover:text-link">
      <bdi className="font-semibold wrap-anywhere">
        <Highlight text={person.name} search={search} />
      </bdi>
    </Link>
  );
}

/** Why the access exists and how far the person is. */
function Facts({ enrolment }: { enrolment: StudioEnrolment }) {
  const shows = useShows();
  const { source, by, note, lectures, watched } = enrolment;
  const reason = by ? `${sourceNames[source]}، ${by.name}` : sourceNames[source];
  return (
    <p
      title={note || undefined}
      className="flex min-w-0 flex-wrap gap-x-4 text-sm text-text-faint @max-3xl:col-span-2 @max-3xl:col-start-2 @3xl:flex-col"
    >
      {shows('source') && <bdi className="max-w-full truncate">{reason}</bdi>}
      {lectures > 0 && shows('progress') && <span>{`اكتمل ${watched} من ${lectures}`}</span>}
    </p>
  );
}
