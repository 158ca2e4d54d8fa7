import type { BatchState, PackCodeState } from './shapes.ts';

/** The state of a batch, in the list, its filter and its export. */
export const batchStateNames: Record<BatchState, string> = {
  active: 'سارية',
  early: 'لم تبدأ',
  ended: 'منتهية',
  cancelled: 'ملغاة',
};

export const codeStateNames: Record<PackCodeState, string> = {
  left: 'لم يُستخدم',
  used: 'استُخدم',
  cancelled: 'ملغى',
};
