import { pluralise } from '../plural.ts';

const forms = { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' };

/** «حاول مرة أخرى بعد 15 دقيقة.», rounded up to whole minutes. */
export function tryAgainText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `حاول مرة أخرى بعد ${pluralise(minutes, forms)}.`;
}
