import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';

/** The page's data after a lecture was watched to its end: in the lecture itself and in the list beside it. */
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

/** … and after it was begun. What was watched stays watched. */
export function withBegun(page: LecturePage): LecturePage {
  if (page.lecture.is_watch !== 'notStarted') return page;
  return { ...page, lecture: { ...page.lecture, is_watch: 'inProgress' } };
}
