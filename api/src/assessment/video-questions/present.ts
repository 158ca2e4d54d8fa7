import type { VideoQuestion } from '@nibras/contract/assessment/video-questions/shapes.ts';
import { scoreOf } from '#assessment/grading/index.ts';
import { arrange, presentReviewed, presentUnanswered } from '#assessment/quizzes/index.ts';
import type { questionVersions, videoAnswers } from '#platform/database/schema/index.ts';
import type { PlacedQuestion } from './queries.ts';
import { steadyOrder } from './steady-order.ts';

type Version = typeof questionVersions.$inferSelect;
export type Answered = Pick<typeof videoAnswers.$inferSelect, 'answer' | 'share'> & {
  /** What was asked then. */
  version: Version;
};

interface Asking {
  placed: PlacedQuestion;
  /** From 0. */
  position: number;
  version: Version;
  person: number;
  last: Answered | null;
}

/** A question of a video for the person who watches it. The key is in the review alone. */
export function presentVideoQuestion(asking: Asking): VideoQuestion {
  const { placed, position, version, person, last } = asking;
  const { points } = placed;
  const rowOf = (of: Version) => ({
    attemptId: 0,
    position,
    questionVersionId: of.id,
    points,
    arrangement: arrange(of, true, steadyOrder(`${person}:${of.id}`)),
    answer: null,
    save: 0,
    savedAt: null,
    hintsOpened: 0,
    score: null,
    note: '',
    markedBy: null,
    markedAt: null,
  });
  const shown = (of: Version): Version => ({ ...of, hints: [] });
  return {
    id: placed.id,
    version: version.id,
    second: placed.second,
    asked: presentUnanswered({ asked: rowOf(version), version: shown(version) }),
    review:
      last &&
      presentReviewed(
        {
          asked: {
            ...rowOf(last.version),
            answer: last.answer,
            score: scoreOf({ points, share: last.share, hintCosts: [] }),
          },
          version: shown(last.version),
        },
        { results: true, keys: true },
      ),
  };
}
