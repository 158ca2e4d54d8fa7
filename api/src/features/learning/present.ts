import type { LectureDetailAnswer } from '@nibras/contract/learning.ts';
import { presentChapters, presentTeacher } from '#features/courses/index.ts';
import type { ReadLecture } from './read-lecture.ts';

const languageNames = new Intl.DisplayNames('ar', { type: 'language' });

/** `lesson.ar.vtt` is in Arabic: the language stands before the file's end. */
function captionLanguage(path: string) {
  const language = /\.([a-z]{2,3})\.vtt$/.exec(path)?.[1] ?? 'ar';
  return { language, label: languageNames.of(language) ?? language };
}

export function presentLecture(read: ReadLecture): LectureDetailAnswer {
  const { lecture } = read;
  return {
    lecture: {
      id: lecture.id,
      slug: lecture.slug,
      name: lecture.name,
      type: lecture.type,
      timeLecture: String(lecture.minutes),
      show: lecture.free ? 1 : 0,
      locked: !read.open,
      is_watch: { status: read.progress?.status ?? 'notStarted' },
      position: read.progress?.position ?? 0,
      poster: lecture.poster,
      ...(read.video && { videos: read.video }),
      ...(read.open && {
        captions: read.captions.map(({ path, address }) => ({
          ...captionLanguage(path),
          src: address,
        })),
        body: lecture.body ?? '',
      }),
    },
    course: {
      id: lecture.courseId,
      slug: lecture.courseSlug,
      name: lecture.courseName,
      image: lecture.courseImage,
      user_id: lecture.teacherId,
      status: read.status,
      permissions: read.permissions,
      teacher: presentTeacher(read.teacher),
      chapters: presentChapters(read.chapters),
    },
  };
}
