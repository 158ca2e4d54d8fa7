import type { StaffMember } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { RowMenu } from '#studio-kit/lists/row-menu.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Avatar } from '#ui/list/avatar.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { DeleteIcon, VerifiedIcon } from '#ui/ornament/icons.ts';
import { MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useStaffActions } from './use-staff-actions.ts';

interface StaffRowProps {
  courseId: number;
  member: StaffMember;
  mayEdit: boolean;
}

const roleNames = { teacher: wording`معلّم`, assistant: 'مساعد' };

/** One person who works on the course. */
export function StaffRow({ courseId, member, mayEdit }: StaffRowProps) {
  const { name, email, photo, role, first, invited } = member;
  const { mutate, isPending } = useStaffActions(courseId);
  const media = useMediaUrl();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-3 sm:px-4">
      <Avatar name={name} src={media(photo, 120)} />
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <bdi className="wrap-anywhere">{name}</bdi>
          {invited && <Badge>مدعو، لم يدخل بعد</Badge>}
          {first && (
            <Badge tone="lamp" icon={<VerifiedIcon />}>
              {wording`المعلّم {الأساسي|الأساسية}`}
            </Badge>
          )}
        </p>
        <bdi dir="ltr" className="text-sm wrap-anywhere text-text-faint">
          {email}
        </bdi>
      </div>
      {mayEdit && !first ? (
        <div className="flex items-center gap-1">
          <RoleChoice
            label={`عمل ${name}`}
            role={role}
            disabled={isPending}
            onChange={(next) => mutate({ kind: 'role', person: member, role: next })}
          />
          <IconButton
            label={`أزل ${name} من فريق العمل`}
            disabled={isPending}
            onClick={() => mutate({ kind: 'remove', person: member })}
          >
            <DeleteIcon />
          </IconButton>
          <RowMenu of={`«${name}»`}>
            <MenuItem
              icon={<VerifiedIcon />}
              onSelect={() => mutate({ kind: 'first', person: member })}
            >
              اجعل {name}
              {wording` المعلّم {الأساسي|الأساسية}`}
            </MenuItem>
          </RowMenu>
        </div>
      ) : (
        !first && <Badge>{roleNames[role]}</Badge>
      )}
    </li>
  );
}
