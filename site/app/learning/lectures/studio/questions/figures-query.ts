import { getStudioLecturesByIdVideoQuestions } from '@nibras/contract/assessment/video-questions/studio/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

/** Query of how the questions of a video were answered. */
export const videoFiguresQuery = (lecture: number) =>
  queryOptions({
    queryKey: [...studioKey, 'video-questions', lecture],
    queryFn: async ({ signal }) =>
      (await makeCall(getStudioLecturesByIdVideoQuestions, { params: { id: lecture }, signal }))
        .figures,
  });
