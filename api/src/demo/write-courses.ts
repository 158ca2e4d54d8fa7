import {
  makeCourseFeatures,
  makeCourseRequirements,
  makeCourseResource,
  makeReview,
} from '#factories/course-parts.ts';
import { makeCategory, makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { renderHtml } from '#platform/html/render-html.ts';
import type { DemoChapter, DemoContent, DemoCourse, DemoLecture } from '../../../demo/types.ts';
import { exerciseColumns } from './exercise-columns.ts';
import { type Loading, Named } from './loading.ts';
import type { Media } from './media.ts';
import { writeQuiz } from './write-quiz.ts';

const captionLanguages = ['ar', 'en'];

/** A video with its poster and its captions, which are files of the same name. */
function lectureFiles(media: Media, video: string | undefined) {
  if (!video) return {};
  const name = video.replace(/\.[^.]+$/, '');
  const captions = captionLanguages
    .map((language) => `${name}.${language}.vtt`)
    .filter((path) => media.has(path));
  return {
    video: media.privateFile(video),
    poster: media.publicFile(`${name}.webp`),
    captions: captions.flatMap((path) => media.privateFile(path) ?? []),
  };
}

async function lectureText(body: string | undefined) {
  if (body === undefined) return {};
  const { source, rendered } = await renderHtml(body);
  return { body: source, bodyHtml: rendered };
}

const lectureRow = async (media: Media, lecture: DemoLecture) => ({
  name: lecture.name,
  type: lecture.type,
  minutes: lecture.minutes,
  free: lecture.free ?? false,
  ...(await lectureText(lecture.body)),
  ...exerciseColumns(lecture.exercise),
  ...lectureFiles(media, lecture.video),
});

/** Writes chapters and lectures. @returns the lectures' ids by their names */
async function writeChapters(
  { db, media }: Loading,
  course: { id: number; createdAt: Date },
  chapters: DemoChapter[],
): Promise<Named<number>> {
  const ids = new Named<number>('lecture');
  for (const [chapterIndex, chapter] of chapters.entries()) {
    const { id: chapterId } = await makeChapter(db, {
      courseId: course.id,
      name: chapter.name,
      position: chapterIndex,
    });
    for (const [lectureIndex, lecture] of chapter.lectures.entries()) {
      const created = await makeLecture(db, {
        ...(await lectureRow(media, lecture)),
        courseId: course.id,
        chapterId,
        slug: `${chapterIndex + 1}-${lectureIndex + 1}`,
        // Positions count over the whole course.
        position: ids.size,
        createdAt: course.createdAt,
      });
      ids.set(lecture.name, created.id);
      if (lecture.quiz) await writeQuiz(db, created, lecture.quiz);
    }
  }
  return ids;
}

async function writeResources(
  { db, media }: Loading,
  course: { id: number },
  resources: DemoCourse['resources'],
) {
  for (const [position, { name, file, membersOnly = false }] of resources.entries()) {
    const path = membersOnly ? media.privateFile(file) : media.publicFile(file);
    if (!path) continue;
    await makeCourseResource(db, {
      courseId: course.id,
      name,
      file: path,
      size: media.size(file),
      membersOnly,
      position,
    });
  }
}

async function writeCourse(loading: Loading, course: DemoCourse): Promise<void> {
  const { db, media, ago } = loading;
  const created = await makeCourse(db, {
    slug: course.slug,
    name: course.name,
    categoryId: loading.categories.get(course.category),
    teacherId: loading.people.get(course.teacher).id,
    description: course.description,
    longDescription: course.longDescription,
    image: media.publicFile(course.image),
    price: course.price === null ? null : String(course.price),
    level: course.level,
    language: course.language,
    certificate: course.certificate,
    createdAt: ago(course.daysAgo),
    updatedAt: ago(course.updatedDaysAgo),
  });
  await makeCourseFeatures(db, created, course.features);
  await makeCourseRequirements(db, created, course.requirements);
  await writeResources(loading, created, course.resources);
  for (const review of course.reviews) {
    await makeReview(db, {
      courseId: created.id,
      personId: loading.people.get(review.by).id,
      rating: review.rating,
      comment: review.comment,
      createdAt: ago(review.daysAgo),
      updatedAt: ago(review.daysAgo),
    });
  }
  loading.courses.set(course.slug, {
    id: created.id,
    name: created.name,
    teacherId: created.teacherId,
    price: created.price,
    lectures: await writeChapters(loading, created, course.chapters),
  });
}

/** Writes categories, and courses with their content. Requires the people. */
export async function writeCourses(loading: Loading, content: DemoContent): Promise<void> {
  for (const [position, { slug, name }] of content.categories.entries()) {
    const created = await makeCategory(loading.db, { slug, name, position });
    loading.categories.set(slug, created.id);
  }
  for (const course of content.courses) await writeCourse(loading, course);
}
