import type { FoundPerson } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { PersonSearch } from '#studio-kit/people/person-search.tsx';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { noEnd, UntilField, untilTime } from './until-field.tsx';
import { useEnrolmentActions } from './use-enrolment-actions.ts';

interface AddMemberProps {
  courseId: number;
  onClose(): void;
}

/** Finds a person who has an account and enrols them by one press, until a date where that is wanted. */
export function AddMember({ courseId, onClose }: AddMemberProps) {
  const { timeZone } = useSiteConfig();
  const [until, setUntil] = useState(noEnd);
  const actions = useEnrolmentActions();

  async function add({ email, name }: FoundPerson) {
    const done = await actions.grant(courseId, { email, name, until: untilTime(until, timeZone) });
    if (done) onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={wording`سجّل طالبًا في الكورس`}>
      <UntilField value={until} onChange={setUntil} className="mb-5" />
      <PersonSearch
        label={wording`من الطالب؟`}
        hint="ابحث بالاسم، أو اكتب بريده كاملًا. من لا حساب له سجّله من قائمة، ولو كان وحده فيها."
        actions={(person) => (
          <Button
            variant="secondary"
            size="sm"
            disabled={actions.busy}
            aria-label={`سجّل ${person.name}`}
            onClick={() => void add(person)}
          >
            سجّل
          </Button>
        )}
      />
    </Dialog>
  );
}
