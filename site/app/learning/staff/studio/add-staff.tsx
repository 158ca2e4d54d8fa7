import {
  type FoundPerson,
  type StaffMember,
  wholeAddress,
} from '@nibras/contract/learning/staff/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { PersonSearch } from '#studio-kit/people/person-search.tsx';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { useStaffActions } from './use-staff-actions.ts';

interface AddStaffProps {
  courseId: number;
  staff: StaffMember[];
}

/** The whole address that a search is; undefined for anything else. */
const addressIn = (search: string) => wholeAddress.safeParse(search).data;

/** Finds a person by name or address, and adds them by one press. */
export function AddStaff({ courseId, staff }: AddStaffProps) {
  const members = new Set(staff.map(({ id }) => id));
  return (
    <PersonSearch
      autoFocus
      label="أضف إلى فريق العمل"
      hint={wording`ابحث بالاسم، أو اكتب البريد كاملًا لمن ليس معلّمًا على المنصة، ولو لم يكن له حساب.`}
      none={(search) =>
        addressIn(search) === undefined &&
        'لم نجد أحدًا. جرّب جزءًا آخر من الاسم، أو اكتب البريد كاملًا لتدعو صاحبه.'
      }
      // Also below people whose addresses are only like it.
      also={(search, people) => {
        const address = addressIn(search);
        const isKnown = people.some(({ email }) => email === address);
        return (
          address !== undefined && !isKnown && <InviteAs courseId={courseId} email={address} />
        );
      }}
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

/** Invites an address without an account by one press. */
function InviteAs({ courseId, email }: { courseId: number; email: string }) {
  const { mutate, isPending, variables } = useStaffActions(courseId);
  const inviting = isPending && variables.kind === 'invite' ? variables.role : null;
  return (
    <div className="mt-3 rounded-lg border border-line bg-raised p-4 first:mt-0">
      <p className="font-semibold text-text wrap-anywhere">
        ادعُ <bdi dir="ltr">{email}</bdi> {wording`إلى {هذا|هذه} الكورس`}
      </p>
      <p className="mt-1 text-sm">
        لا حساب بهذا البريد بعد. تصل إلى صاحبه رسالة، ويدخل ببريده نفسه دون كلمة مرور.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {roles.map(({ role, noun }) => (
          <Button
            key={role}
            variant="secondary"
            size="sm"
            loading={inviting === role}
            loadingLabel="جارٍ الإرسال…"
            disabled={isPending}
            aria-label={`ادعُ ${email} ${noun}`}
            onClick={() => mutate({ kind: 'invite', person: { email }, role })}
          >
            {`ادعُ ${noun}`}
          </Button>
        ))}
      </div>
    </div>
  );
}

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
