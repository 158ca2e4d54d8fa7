import type { StudioCertificate } from '@nibras/contract/learning/certificates/studio/shapes.ts';

type State = StudioCertificate['state'];

export const stateNames: Record<State, string> = {
  valid: 'صالحة',
  revoked: 'مسحوبة',
  replaced: 'حلّت محلها أخرى',
};

export const stateTones = { valid: 'success', revoked: 'danger', replaced: 'neutral' } as const;

/** The filters of the list; `open` are those with a request that waits. */
export const filterNames = {
  all: 'الكل',
  open: 'طلبات التصحيح',
  valid: 'الصالحة',
  revoked: 'المسحوبة',
} as const;
