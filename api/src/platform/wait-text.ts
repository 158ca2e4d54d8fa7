import { countLabel } from './plural.ts';

const hourForms = { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة' };
const minuteForms = { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' };

/** Says when to retry: «حاول مرة أخرى بعد 15 دقيقة.», rounded up to minutes, from two hours on to hours. */
export function tryAgainText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes >= 120) return `حاول مرة أخرى بعد ${countLabel(Math.ceil(minutes / 60), hourForms)}.`;
  return `حاول مرة أخرى بعد ${countLabel(minutes, minuteForms)}.`;
}
