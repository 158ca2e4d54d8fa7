import {
  getLectureDetailsByCourseIdByLectureId,
  getLectureTranscriptByCourseIdByLectureId,
  getShowLectureByCourseIdByLectureId,
  postWatchLecture,
  putLecturePosition,
} from '@nibras/contract/learning/lectures/calls.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReadMarks } from '#learning/courses/index.ts';
import type { Routes } from '#platform/feature.ts';
import { videosFor } from '#platform/storage/files-for.ts';
import { markLecture, savePosition } from './mark-progress.ts';
import { findLecture } from './open-lecture.ts';
import { presentLecture } from './present.ts';
import { readLecture } from './read-lecture.ts';
import { readTranscript } from './read-transcript.ts';

/** @param readMarks the caller's marks in a course */
export const createVisitorRoutes =
  (readMarks: ReadMarks): Routes =>
  (serve, platform) => {
    serve(getLectureDetailsByCourseIdByLectureId, async (request, reply) => {
      const { caller } = request;
      const page = await readLecture(platform, {
        course: request.params.courseId,
        lecture: request.params.lectureId,
        caller,
        ...videosFor(platform, request, reply),
        readMarks,
      });
      return presentLecture(page);
    });

    serve(getShowLectureByCourseIdByLectureId, async ({ params, caller }) => {
      const { lecture } = await findLecture(platform.db, {
        course: params.courseId,
        lecture: params.lectureId,
        caller,
      });
      return { lecture: { id: lecture.id, slug: lecture.slug, name: lecture.name } };
    });

    serve(getLectureTranscriptByCourseIdByLectureId, ({ params, query, caller }) =>
      readTranscript(platform.db, {
        course: params.courseId,
        lecture: params.lectureId,
        language: query.language,
        caller,
      }),
    );
  };

export const memberRoutes: Routes = (serve, platform) => {
  serve(postWatchLecture, async (request) => {
    const { course_id, lecture_id, status, asks_questions: asksQuestions } = request.body;
    const now = await markLecture(platform, {
      course: course_id,
      lecture: lecture_id,
      status,
      ...(asksQuestions && { asksQuestions }),
      caller: request.caller,
    });
    const isHeld = asksQuestions && status === 'endWatch' && now !== 'endWatch';
    const message = isHeld
      ? wording`شاهدت الفيديو كله، {وتكتمل|ويكتمل} المحاضرة حين تجيب عن أسئلته`
      : status === 'endWatch'
        ? wording`تم تسجيل مشاهدة المحاضرة بنجاح`
        : wording`حُفظ تقدمك في المحاضرة`;
    return { message, status: now };
  });

  serve(putLecturePosition, async (request) => {
    const { course_id, lecture_id, position, age } = request.body;
    await savePosition(platform, {
      course: course_id,
      lecture: lecture_id,
      position,
      age,
      caller: request.caller,
    });
    return { message: 'حُفظ موضع المشاهدة' };
  });
};
