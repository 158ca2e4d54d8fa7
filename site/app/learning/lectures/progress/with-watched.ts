import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';

/** The page's data with a lecture marked as watched, in the lecture and in the list. */
export function withWatched(page: LecturePage, id: number): LecturePage {
  const { lecture, course } = page;
  return {
    lecture: lecture.id === id ? { ...lecture, is_watch: 'endWatch', position: 0 } : lecture,
    course: {
      ...course,
      chapters: course.chapters.map((chapter) => ({
        ...chapter,
        lectures: chapter.lectures.map((listed) =>
          listed.id === id ? { ...listed, is_watch: true } : listed,
        ),
      })),
    },
  };
}

/** The page's data with the lecture marked as started, unless it was started or watched before. */
export function withStarted(page: LecturePage): LecturePage {
  if (page.lecture.is_watch !== 'notStarted') return page;
  return { ...page, lecture: { ...page.lecture, is_watch: 'inProgress' } };
}
