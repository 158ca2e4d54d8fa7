import type { DataRequestKind, DataRequestState } from '@nibras/contract/people/privacy/shapes.ts';
import type { BadgeProps } from '#ui/list/badge.tsx';

export const kindNames: Record<DataRequestKind, string> = {
  export: 'نسخة من البيانات',
  deletion: 'حذف الحساب',
};

/** What has become of a request: the same word means another thing for each kind. */
export const stateNames: Record<DataRequestKind, Record<DataRequestState, string>> = {
  export: {
    waiting: 'تُجمع',
    ready: 'جاهزة للتنزيل',
    done: 'انتهت مدتها',
    cancelled: 'أُلغي',
    failed: 'تعذر جمعها',
  },
  deletion: {
    waiting: 'ينتظر',
    ready: 'ينتظر',
    done: 'حُذف',
    cancelled: 'تراجع صاحبه',
    failed: 'تعذر',
  },
};

export const stateTones: Record<DataRequestState, BadgeProps['tone']> = {
  waiting: 'info',
  ready: 'success',
  done: 'neutral',
  cancelled: 'neutral',
  failed: 'danger',
};
