import type { WatchState } from '@nibras/contract/learning/lectures/shapes.ts';

const labels: Record<WatchState, string> = {
  endWatch: 'تمت المشاهدة',
  inProgress: 'قيد المشاهدة',
  notStarted: 'لم تبدأ المشاهدة',
};

/** The Arabic text of a watch state; an unknown value counts as not watched yet. */
export const watchLabel = (status: string | null | undefined): string =>
  labels[status as WatchState] ?? 'لم تُشاهد بعد';
