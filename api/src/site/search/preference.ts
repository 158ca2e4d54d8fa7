import type { Searched } from '#platform/search/search.ts';
import type { FoundRow } from './find-queries.ts';

/** Words of who looks for a course: to learn or to make something. */
const courseWords = new Set(
  `كورس كورسات دوره دورات مساق تعلم اتعلم نتعلم تعليم احترف مبتديين بدايه صفر اسوي اعمل ابني اصنع انشي
  course courses learn beginners build`.split(/\s+/),
);

/** Words of a question, which an article or a lecture answers. */
const questionWords = new Set(
  'ما ماذا ماهو ماهي كيف لماذا ليه ليش فرق بين ازاي شو يعني معني شرح متي هل how what why difference'.split(
    ' ',
  ),
);

/** By how much the rank of what is looked for is better than by its words alone. */
const [bonusOfCourses, bonusOfAnswers] = [1, 0.5];

/** What was found, ranked with regard to what is looked for: an answer to a question, or a course. */
export function preferred(rows: readonly FoundRow[], { words }: Searched): FoundRow[] {
  const has = (some: ReadonlySet<string>) => words.some(({ folded }) => some.has(folded));
  const bonus = (kind: string) => {
    if (has(questionWords)) return kind === 'articles' || kind === 'lectures' ? bonusOfAnswers : 0;
    return kind === 'courses' && has(courseWords) ? bonusOfCourses : 0;
  };
  return rows.map((row) => ({ ...row, rank: row.rank - bonus(row.kind) }));
}
