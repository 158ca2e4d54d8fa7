import type { StaffMember } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { foundPeopleKey } from '#studio-kit/people/person-search.tsx';
import { inviteStaff, putStaff, removeStaff, type StaffRole, staffQuery } from './staff-calls.ts';

type Person = Pick<StaffMember, 'id' | 'name' | 'email'>;

type Change =
  | { kind: 'invite'; person: Pick<StaffMember, 'email'>; role: StaffRole }
  | { kind: 'role'; person: Person; role: StaffRole }
  | { kind: 'first'; person: Person }
  | { kind: 'remove'; person: Person };

const invitedAs: Record<StaffRole, string> = { teacher: wording`معلّم`, assistant: 'مساعد' };

const roleSentences: Record<StaffRole, string> = {
  teacher: wording`من معلّمي الكورس الآن`,
  assistant: wording`من مساعدي الكورس الآن`,
};

function sentence(change: Change): string {
  if (change.kind === 'invite')
    return `أُرسلت الدعوة إلى ${change.person.email}، والدور: ${invitedAs[change.role]}`;
  const { name } = change.person;
  if (change.kind === 'remove') return `خرج من فريق العمل: ${name}`;
  if (change.kind === 'first')
    return wording`المعلّم {teacher:الأساسي|الأساسية} للكورس الآن: ${name}`;
  return `${name} ${roleSentences[change.role]}`;
}

/** Changes who works on a course; each change can be undone. */
export function useStaffActions(courseId: number) {
  const client = useQueryClient();
  const { queryKey } = staffQuery(courseId);
  return useMutation({
    mutationFn: (change: Change) => {
      if (change.kind === 'invite')
        return inviteStaff(courseId, { email: change.person.email, role: change.role });
      const { person } = change;
      if (change.kind === 'remove') return removeStaff(courseId, person.id);
      if (change.kind === 'first')
        return putStaff(courseId, person, { role: 'teacher', first: true });
      return putStaff(courseId, person, { role: change.role });
    },
    onSuccess: ({ staff, undo }, change) => {
      client.setQueryData(queryKey, { staff });
      // The search knows the account now.
      if (change.kind === 'invite') void client.invalidateQueries({ queryKey: foundPeopleKey });
      const refetch = () => void client.invalidateQueries({ queryKey });
      showUndo(sentence(change), undo, refetch);
    },
    onError: (error) => {
      toastFailure('تعذر تغيير فريق العمل', error);
      void client.invalidateQueries({ queryKey });
    },
  });
}
