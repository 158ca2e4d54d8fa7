import {
  getVideoQuestionsByLecture,
  postVideoQuestionsByLectureAnswers,
} from '@nibras/contract/assessment/video-questions/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { answerQuestion } from './answer-question.ts';
import { openVideo } from './open-video.ts';
import { hasEnded } from './queries.ts';
import { readQuestions } from './read-questions.ts';

export const videoQuestionRoutes: Routes = (serve, platform) => {
  const { db } = platform;
  serve(getVideoQuestionsByLecture, async ({ params: { lecture }, caller }) => {
    const { required } = await openVideo(db, { lecture, caller });
    const viewer = { lecture, person: caller.id };
    const questions = await db.transaction((tx) => readQuestions(tx, viewer));
    return { questions, required, ended: await hasEnded(db, viewer) };
  });

  serve(postVideoQuestionsByLectureAnswers, ({ params, body, caller }) =>
    answerQuestion(platform, { lecture: params.lecture, caller, ...body }),
  );
};
