import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { countLabel } from '#platform/format.ts';
import type { NounForms } from '#platform/plurals.ts';

/** After a feminine verb in the passive: «أُلغيت 3 أكواد». */
const noun: NounForms = {
  zero: 'أكواد',
  one: 'كود واحد',
  two: 'كودين',
  few: 'أكواد',
  many: 'كودًا',
  other: 'كود',
};

const acts: Record<string, string> = {
  'codes-made': 'صنع',
  'codes-cancelled': 'إلغاء',
  'codes-printed': 'تنزيل',
};

/** What an entry of the log tells of codes that are sold; null for entries of other kinds. */
export function codeSentence({
  action,
  kind,
  details,
  name,
}: LogEntry): { before: string; name: string } | null {
  if (kind !== 'code-batch') return null;
  if (action === 'codes-exported') return { before: 'تنزيل تقرير أكواد', name };
  const act = acts[action];
  if (!act) return { before: 'جرى التراجع عن إلغاء أكواد في', name };
  const { from, to } = details;
  const numbers = from && to ? ` (من ${from} إلى ${to})` : '';
  return { before: `${act} ${countLabel(details.count ?? 1, noun)}${numbers} من`, name };
}
