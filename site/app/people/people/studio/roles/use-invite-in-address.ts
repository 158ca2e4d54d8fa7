import { useNavigate } from 'react-router';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';

import { type InvitedRole, invitedRoles } from './invited-roles.ts';

/** The role that the address invites to, `…/people?invite=teacher`, so that other pages can lead to it; null for none. */
export function useInviteInAddress() {
  const { params, hrefWith } = useListAddress();
  const navigate = useNavigate();
  const invited = params.get('invite');
  return {
    inviting: invitedRoles.find((role) => role === invited) ?? null,
    setInviting: (role: InvitedRole | null) =>
      void navigate(hrefWith({ invite: role ?? undefined }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
