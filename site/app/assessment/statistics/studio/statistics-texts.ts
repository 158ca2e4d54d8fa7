import { wording } from '@nibras/contract/text/wording.ts';

/** «72%». */
export const percent = (share: number) => `${Math.round(share * 100)}%`;

/** How well a question separates those who know from those who do not. */
export function separation(discrimination: number | null): {
  word: string;
  tone: 'success' | 'neutral' | 'warning' | 'danger';
} {
  if (discrimination === null) return { word: 'إجابات قليلة', tone: 'neutral' };
  if (discrimination < 0) return { word: 'معكوس', tone: 'danger' };
  if (discrimination < 0.1) return { word: 'لا يميّز', tone: 'warning' };
  return discrimination < 0.3
    ? { word: 'يميّز قليلًا', tone: 'neutral' }
    : { word: 'يميّز جيدًا', tone: 'success' };
}

/** What the figure says, in one sentence. */
export const separationHelp = wording`التمييز يقارن درجة هذا السؤال بدرجة بقية الاختبار: إن أصاب فيه من أجادوا غيره فهو قريب من 1، وإن أصاب فيه من أخطؤوا غيره فهو سالب ويستحق المراجعة.`;
