import { pluralise } from './plural.ts';

const hours = { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة' };
const forms = { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' };

/** «حاول مرة أخرى بعد 15 دقيقة.», rounded up to whole minutes, and from two hours on to whole hours. */
export function tryAgainText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes >= 120) return `حاول مرة أخرى بعد ${pluralise(Math.ceil(minutes / 60), hours)}.`;
  return `حاول مرة أخرى بعد ${pluralise(minutes, forms)}.`;
}
