import type { CertificateDocument } from '@nibras/contract/learning/certificates/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';

/** The length of a course in words: «12 محاضرة، 8 ساعات»; null for one without lectures. */
export function lengthText({ lectures, minutes }: CertificateDocument): string | null {
  if (lectures === 0) return null;
  const hours = Math.round(minutes / 60);
  const time =
    minutes === 0 ? [] : [hours > 0 ? countLabel(hours, 'hour') : countLabel(minutes, 'minute')];
  return [countLabel(lectures, 'lecture', 'genitive'), ...time].join('، ');
}
