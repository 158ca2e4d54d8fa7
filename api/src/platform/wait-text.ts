import { spanLabel } from '@nibras/contract/text/count.ts';

/** Says when to retry: «حاول مرة أخرى بعد 15 دقيقة.», rounded up to minutes, from two hours on to hours. */
export function tryAgainText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes >= 120) return `حاول مرة أخرى بعد ${spanLabel(Math.ceil(minutes / 60), 'hour')}.`;
  return `حاول مرة أخرى بعد ${spanLabel(minutes, 'minute')}.`;
}
