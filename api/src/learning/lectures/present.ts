import { wireLectureType } from '@nibras/contract/learning/courses/shapes.ts';
import type { LectureDetailAnswer } from '@nibras/contract/learning/lectures/shapes.ts';
import { presentChapters, presentTeacher } from '#learning/courses/index.ts';
import type { ReadLecture } from './read-lecture.ts';

const languageNames = new Intl.DisplayNames('ar', { type: 'language' });

const languageName = (language: string) => languageNames.of(language) ?? language;

export function presentLecture(page: ReadLecture): LectureDetailAnswer {
  const { lecture } = page;
  return {
    lecture: {
      id: lecture.id,
      slug: lecture.slug,
      name: lecture.name,
      type: wireLectureType(lecture.type),
      ...(lecture.work && { work: lecture.work }),
      timeLecture: String(lecture.minutes),
      show: lecture.free ? 1 : 0,
      locked: !page.open,
      is_watch: { status: page.progress?.status ?? 'notStarted' },
      position: page.progress?.position ?? 0,
      poster: lecture.poster ?? (page.open ? lecture.videoPoster : null),
      ...(page.video && { videos: page.video }),
      ...page.stream,
      ...(page.movingName && { moving_name: page.movingName }),
      ...(page.open && {
        captions: page.captions.map(({ language, address, hasLines }) => ({
          language,
          label: languageName(language),
          src: address,
          ...(hasLines && { transcript: true }),
        })),
        ...(lecture.type === 'video' &&
          lecture.chapters.length > 0 && { chapters: lecture.chapters }),
        ...(lecture.type === 'video' && lecture.elsewhere && { elsewhere: lecture.elsewhere }),
        ...(lecture.questionSeconds.length > 0 && { question_seconds: lecture.questionSeconds }),
        body: lecture.body ?? '',
      }),
    },
    course: {
      id: lecture.courseId,
      slug: lecture.courseSlug,
      name: lecture.courseName,
      image: lecture.courseImage,
      user_id: lecture.teacherId,
      status: page.status,
      permissions: page.permissions,
      teacher: presentTeacher(page.teacher),
      chapters: presentChapters(page.chapters, page.marks),
    },
  };
}
