import { AppError } from '#platform/http/app-error.ts';

/** @throws AppError invalid-input for a time that has passed */
export function requireFuture(at: Date | null | undefined, now: Date): void {
  if (at && at <= now) {
    throw new AppError('invalid-input', { errors: { until: ['اختر تاريخًا في المستقبل.'] } });
  }
}
