import { type StaffRole, staffRoles } from '@nibras/contract/people/people/studio/shapes.ts';
import { useLocation } from 'react-router';

/** The role that the address invites to, `…/people?invite=teacher`; null for none. */
export function useInviteInAddress(): StaffRole | null {
  const invited = new URLSearchParams(useLocation().search).get('invite');
  return staffRoles.find((role) => role === invited) ?? null;
}
