import {
  getCompletionByCourse,
  postCompletionByCourseSeen,
} from '@nibras/contract/learning/completion/calls.ts';
import type { Routes } from '#platform/feature.ts';
import type { CourseCompletion, IssueByRule } from './completion.ts';
import { presentCompletion } from './present.ts';
import { markCongratulated, readCompletion } from './read-completion.ts';

const answer = (completion: CourseCompletion | null) => ({
  completion: completion && presentCompletion(completion),
});

export const createRoutes =
  (issueByRule: IssueByRule): Routes =>
  (serve, platform) => {
    serve(getCompletionByCourse, async (request) => {
      const place = { person: request.caller.id, course: request.params.course };
      return answer(await readCompletion(platform, place));
    });

    serve(postCompletionByCourseSeen, async (request) => {
      const place = { person: request.caller.id, course: request.params.course };
      return answer(await markCongratulated(platform, { ...place, issueByRule }));
    });
  };
