import type { VideoQuestionPlace } from '@nibras/contract/assessment/video-questions/shapes.ts';
import type { ChoiceKind } from '@nibras/contract/content/choices/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { choicesQuery } from '../choices/choices-query.ts';
import { answersText } from './answers-text.ts';
import { chaptersText } from './chapters-text.ts';
import { elsewhereText } from './elsewhere-text.ts';
import { nounsText } from './nouns-text.ts';
import { plainText } from './plain-text.ts';
import { rulesText } from './rules-text.ts';

/** The fields whose values are ids, and of what. */
const references: Record<string, ChoiceKind> = {
  courses: 'course',
  projects: 'project',
  services: 'service',
  skills: 'skill',
  manager_id: 'manager',
};

/** The fields whose values are times. */
const dates = new Set(['sold_until', 'completed_at']);

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is number => typeof one === 'number');

const fileName = (path: unknown) => String(path).split('/').pop() ?? '';

/** Where a video asks questions, line by line; a question has no other name here than its number. */
const placesText = (value: unknown) =>
  ((value ?? []) as VideoQuestionPlace[])
    .map(({ second, question }) => `الثانية ${second}: السؤال ${question}`)
    .join('\n');

/** The values of a field as texts that can be read and compared: ids as the names of what they stand for. */
export function useValueTexts(field: string, values: readonly unknown[]): string[] {
  const { timeZone } = useSiteConfig();
  const kind = references[field];
  const ids = kind ? [...new Set(values.flatMap(idsOf))] : [];
  const { data } = useQuery({
    ...choicesQuery({ kind: kind ?? 'course', ids }),
    enabled: ids.length > 0,
  });
  if (kind) {
    const nameOf = (id: number) => data?.find((one) => one.id === id)?.name ?? `${id}`;
    return values.map((value) => idsOf(value).map(nameOf).join('\n'));
  }
  if (field === 'images') {
    return values.map((value) => (Array.isArray(value) ? value.map(fileName).join('\n') : ''));
  }
  if (field === 'completion_rules') return values.map((value) => rulesText(value, timeZone));
  if (dates.has(field)) {
    return values.map((value) => (value ? formatDate(String(value), timeZone) : ''));
  }
  if (field === 'elsewhere') return values.map(elsewhereText);
  if (field === 'chapters') return values.map(chaptersText);
  if (field === 'nouns') return values.map(nounsText);
  if (field === 'video_questions') return values.map(placesText);
  if (field === 'answers') return values.map(answersText);
  return values.map(plainText);
}
