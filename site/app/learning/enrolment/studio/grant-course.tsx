import { useState } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';
import { CourseDialog } from './course-dialog.tsx';
import { noEnd, UntilField, untilTime } from './until-field.tsx';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

interface GrantCourseProps {
  person: { email: string; name: string };
  actions: EnrolmentActions;
}

/** Enrols a person in a course, from their own page. */
export function GrantCourse({ person, actions }: GrantCourseProps) {
  const { timeZone } = useSiteConfig();
  const [choosing, setChoosing] = useState(false);
  const [until, setUntil] = useState(noEnd);

  async function grant(course: number) {
    const { email, name } = person;
    const done = await actions.grant(course, { email, name, until: untilTime(until, timeZone) });
    if (done) setChoosing(false);
  }

  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        icon={<PlusIcon className="size-4.5" />}
        onClick={() => setChoosing(true)}
      >
        أضف اشتراكًا
      </Button>
      {choosing && (
        <CourseDialog
          title="أضف اشتراكًا"
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => void grant(id)}
        >
          <UntilField value={until} onChange={setUntil} className="mb-4" />
        </CourseDialog>
      )}
    </div>
  );
}
