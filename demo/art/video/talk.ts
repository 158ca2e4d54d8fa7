import type { Lesson, Talk } from './lesson.ts';

/** Seconds for reading one point. */
const POINT_SECONDS = 4;

const withoutMarks = (text: string) => text.replaceAll('`', '');

interface TalkPlace {
  /** The file's name below `media/videos/`, without its extension. */
  name: string;
  /** The names of the course's subject, the chapter and the lecture. */
  subject: string;
  chapter: string;
  lecture: string;
}

/** A talk as a lesson without scenes: the opening, then its points as the summary. */
export function talkLesson({ english, points }: Talk, place: TalkPlace): Lesson {
  return {
    name: place.name,
    subject: place.subject,
    title: place.lecture,
    subtitle: place.chapter,
    language: 'python',
    pane: 'terminal',
    files: [],
    opening: [{ at: 0, ar: place.lecture, en: english }],
    scenes: [],
    summary: {
      heading: place.lecture,
      points: points.map(([ar]) => ar),
      cues: points.map(([ar, en], index) => ({
        at: index * POINT_SECONDS,
        ar: withoutMarks(ar),
        en,
      })),
      pointEvery: POINT_SECONDS,
      seconds: points.length * POINT_SECONDS + 1.5,
    },
  };
}
