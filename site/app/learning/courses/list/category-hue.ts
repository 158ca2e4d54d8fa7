import type { Category } from '@nibras/contract/learning/courses/shapes.ts';
import type { CategoryHue } from '#ui/list/tag.tsx';

const hues: [RegExp, CategoryHue][] = [
  [/basic|fundament|أساسيات/, 'basics'],
  [/mobile|android|ios|هاتف|جوال|موبايل/, 'mobile'],
  [/data|machine|ai|بيانات|ذكاء/, 'data'],
  [/secur|cyber|أمن/, 'security'],
  [/devops|cloud|server|خوادم|سحاب/, 'devops'],
  [/web|front|back|ويب/, 'web'],
];

/** The hue of a category by keywords in its slug or name; undefined when none matches. */
export function categoryHue({ slug, name }: Category): CategoryHue | undefined {
  const text = `${slug} ${name}`.toLowerCase();
  return hues.find(([pattern]) => pattern.test(text))?.[1];
}
