import {
  getStudioAttemptsById,
  getStudioCoursesByIdMarks,
  getStudioCoursesByIdMarksExport,
  getStudioLecturesByIdWorkByPerson,
  getStudioMarking,
  postStudioLecturesByIdWorkByPersonAttempts,
  postStudioQuestionsByIdAcceptedAnswers,
  putStudioMarkingByIdByPosition,
} from '@nibras/contract/assessment/grading/studio/calls.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { Routes } from '#platform/feature.ts';
import { sendCsv } from '#platform/http/send-csv.ts';
import { readList } from '#platform/search/read-list.ts';
import { acceptAnswer } from './accept-answer.ts';
import { exportGrades } from './export-marks.ts';
import { giveAttempt } from './give-attempt.ts';
import { gradeWaitingText } from './grade-waiting-text.ts';
import { listGrades } from './list-marks.ts';
import { readStudentAttempt, readStudentWork } from './read-student-work.ts';
import { listWaitingTexts } from './waiting-query.ts';

/** Marking texts, and the marks of a course, for those who mark it. */
export const markingRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getStudioMarking, (request) => listWaitingTexts(db, request.caller, request.query));

  serve(putStudioMarkingByIdByPosition, async (request) => {
    const { id: attempt, position } = request.params;
    const marked = { caller: request.caller, attempt, position, ...request.body };
    const { undo } = await gradeWaitingText(platform, marked);
    return { message: 'حُفظت الدرجة.', undo };
  });

  serve(getStudioCoursesByIdMarks, async (request) => {
    const { params, query } = request;
    return readList(platform, query.search, (reading) => listGrades(reading, params.id, query));
  });

  serve(getStudioCoursesByIdMarksExport, async (request, reply) => {
    return sendCsv(reply, 'marks', exportGrades(db, request.params.id));
  });

  serve(getStudioLecturesByIdWorkByPerson, (request) => {
    const { id: lecture, person } = request.params;
    return readStudentWork(db, { caller: request.caller, lecture, person });
  });

  serve(postStudioLecturesByIdWorkByPersonAttempts, async (request) => {
    const { id: lecture, person } = request.params;
    const given = { caller: request.caller, lecture, person, ...request.body };
    const { undo } = await giveAttempt(platform, given);
    return { message: wording`{مُنح|مُنحت} الطالب محاولة إضافية.`, undo };
  });

  serve(postStudioQuestionsByIdAcceptedAnswers, async (request) => {
    const accepted = { caller: request.caller, question: request.params.id, ...request.body };
    const { undo, answers } = await acceptAnswer(platform, accepted);
    return { message: 'قُبلت الإجابة.', undo, answers };
  });

  serve(getStudioAttemptsById, (request) =>
    readStudentAttempt(db, request.params.id, request.caller),
  );
};
