import type { Mark } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { defaultCompletionRules } from '@nibras/contract/learning/completion/shapes.ts';
import type {
  Chapter,
  CourseCard,
  CourseDetailAnswer,
  CourseReview,
  CourseTeacher,
} from '@nibras/contract/learning/courses/shapes.ts';
import { wireLectureType } from '@nibras/contract/learning/courses/shapes.ts';
import { completionWords } from '@nibras/contract/text/completion-words.ts';
import { previewPath } from '#content/previews/index.ts';
import { arabicDate } from '#platform/text/arabic-date.ts';
import type { ChapterRow } from './course-query.ts';
import type { CourseCardRow } from './list-queries.ts';
import type { ReviewRow, TeacherRow } from './queries.ts';
import type { ReadCourse } from './read-course.ts';

/** Formats `30.00` as 30; null stays null, which means free. */
const presentPrice = (price: string | null) => (price === null ? null : String(Number(price)));

export function presentCard(row: CourseCardRow): CourseCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    image: row.image,
    category:
      row.categoryId === null || row.categoryName === null || row.categorySlug === null
        ? null
        : { id: row.categoryId, name: row.categoryName, slug: row.categorySlug },
    enroll_count: row.enrolCount,
    lecture_count: row.lectureCount,
    description: row.description,
    salary: presentPrice(row.price),
    user: row.teacherName,
    userImage: row.teacherPhoto,
    rate: row.rating,
    level: row.level,
    minutes: row.minutes,
    created_at: row.createdAt.toISOString(),
  };
}

/** @param marks the caller's, by the lecture's id */
export function presentChapters(rows: ChapterRow[], marks: ReadonlyMap<number, Mark>): Chapter[] {
  return rows.map((chapter) => ({
    id: chapter.id,
    name: chapter.name,
    lectures: chapter.lectures.map((lecture) => ({
      id: lecture.id,
      slug: lecture.slug,
      name: lecture.name,
      type: wireLectureType(lecture.type),
      timeLecture: String(lecture.minutes),
      show: lecture.free ? 1 : 0,
      is_watch: lecture.watched,
      ...(lecture.work && { work: lecture.work }),
      ...(marks.has(lecture.id) && { mark: marks.get(lecture.id) }),
    })),
  }));
}

type PublicTeacher = Omit<TeacherRow, 'person'> & {
  person: Pick<TeacherRow['person'], 'id' | 'name' | 'title' | 'bio' | 'photoPath'>;
};

export function presentTeacher({
  person,
  courses,
  students,
  rating,
}: PublicTeacher): CourseTeacher {
  return {
    id: person.id,
    name: person.name,
    title: person.title,
    bio: person.bio,
    profile_photo_url: person.photoPath,
    students_count: students,
    courses_count: courses,
    rating,
  };
}

export function presentReview(row: ReviewRow): CourseReview {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    created_at: row.createdAt.toISOString(),
    user: { id: row.personId, name: row.personName, profile_photo_url: row.personPhoto },
    answer:
      row.answer === null || row.answeredAt === null
        ? null
        : { text: row.answer, by: row.answeredBy ?? '', at: row.answeredAt.toISOString() },
  };
}

/** What the certificate takes, in words; '' where that is the lectures alone, which the page says without them. */
function termsOf({ head, chapters }: ReadCourse, timeZone: string): string {
  if (!head.certificate) return '';
  const rules = head.completionRules ?? defaultCompletionRules;
  const works = chapters.flatMap(({ lectures }) => lectures.flatMap(({ work }) => work ?? []));
  const quizzes = works.filter((work) => work === 'quiz').length;
  const work = { quizzes, exercises: works.length - quizzes, marked: works.length };
  const words = completionWords(rules, work, (at) => arabicDate(new Date(at), timeZone));
  return rules.lectures === 100 && words.length === 1 ? '' : words.join('، و');
}

/**
 * @param place.timeZone in which the days of the rules are told
 * @param place.payable whether the course is free or can be paid now (`isPayable`)
 */
export function presentCourse(
  course: ReadCourse,
  { timeZone, payable }: { timeZone: string; payable: boolean },
): CourseDetailAnswer {
  const { head } = course;
  return {
    course: {
      ...presentCard(head),
      long_description: head.longDescription,
      videos: head.introVideo,
      lan: head.language,
      certificate: head.certificate,
      certificate_terms: termsOf(course, timeZone),
      is_favorite: course.favourite,
      user_id: head.teacherId,
      teacher: presentTeacher(course.teacher),
      chapters: presentChapters(course.chapters, course.marks),
      ...(head.freeVideos.length > 0 && {
        free_videos: head.freeVideos.map(({ createdAt, ...video }) => ({
          ...video,
          created_at: new Date(createdAt).toISOString(),
        })),
      }),
      features: course.features,
      resources: course.resources.map((resource) => ({
        id: resource.id,
        name: resource.name,
        file: resource.address,
        size: resource.size,
        members_only: resource.membersOnly,
      })),
      reviews: course.reviews.map(presentReview),
      payable,
      sold_days: head.soldDays,
      sold_until: head.soldUntil?.toISOString() ?? null,
      updated_at: head.updatedAt.toISOString(),
      preview_image: previewPath({
        kind: 'courses',
        id: head.id,
        title: head.name,
        person: head.teacherName,
      }),
    },
    permissions: course.permissions,
    status: course.status,
    enrollStatus: course.status,
    access_until: course.accessUntil?.toISOString() ?? null,
  };
}
