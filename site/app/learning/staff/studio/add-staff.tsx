import type { FoundPerson, StaffMember } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { PersonSearch } from '#studio-kit/people/person-search.tsx';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { useStaffActions } from './use-staff-actions.ts';

interface AddStaffProps {
  courseId: number;
  staff: StaffMember[];
}

/** Finds a person by name or address, and adds them by one press. */
export function AddStaff({ courseId, staff }: AddStaffProps) {
  const members = new Set(staff.map(({ id }) => id));
  return (
    <PersonSearch
      autoFocus
      label="أضف إلى فريق العمل"
      hint={wording`ابحث بالاسم، أو اكتب البريد كاملًا لمن ليس معلّمًا على المنصة.`}
      none="لم نجد أحدًا. جرّب جزءًا آخر من الاسم، أو اكتب البريد كاملًا كما هو في حسابه."
      actions={(person) =>
        members.has(person.id) ? (
          <Badge tone="success">في فريق العمل</Badge>
        ) : (
          <AddAs courseId={courseId} person={person} />
        )
      }
    />
  );
}

const roles = [
  { role: 'teacher', noun: wording`معلّمًا` },
  { role: 'assistant', noun: 'مساعدًا' },
] as const;

function AddAs({ courseId, person }: { courseId: number; person: FoundPerson }) {
  const { mutate, isPending, variables } = useStaffActions(courseId);
  const adding = isPending && variables.kind === 'role' ? variables.role : null;
  return (
    <div className="flex gap-2">
      {roles.map(({ role, noun }) => (
        <Button
          key={role}
          variant="secondary"
          size="sm"
          loading={adding === role}
          loadingLabel="جارٍ الإضافة…"
          aria-label={`أضف ${person.name} ${noun}`}
          onClick={() => mutate({ kind: 'role', person, role })}
        >
          {`أضف ${noun}`}
        </Button>
      ))}
    </div>
  );
}
