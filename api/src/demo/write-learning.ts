import { makeFavourite, makeProgress } from '#factories/course-parts.ts';
import { makeEnrolment } from '#factories/courses.ts';
import type { DemoContent, DemoEnrolment } from '../../../demo/types.ts';
import type { Loading } from './loading.ts';
import type { NotificationCollector } from './notifications.ts';

/** Writes an enrolment. The dates of watched lectures are spread evenly over the time since then. */
async function writeEnrolment(
  { db, ago, ...loading }: Loading,
  notifications: NotificationCollector,
  enrolment: DemoEnrolment,
) {
  const course = loading.courses.get(enrolment.course);
  const { id: personId, name: personName } = loading.people.get(enrolment.student);
  const joinedAt = ago(enrolment.daysAgo);
  await makeEnrolment(db, {
    courseId: course.id,
    personId,
    status: 'joined',
    joinedAt,
    createdAt: joinedAt,
  });
  const data = { courseId: course.id, courseName: course.name, personName };
  notifications.add({
    personId,
    type: 'App\\Notifications\\EnrolmentCompleted',
    data: data,
    createdAt: joinedAt,
  });
  notifications.add({
    personId: course.teacherId,
    type: 'App\\Notifications\\StudentEnrolled',
    data: data,
    createdAt: joinedAt,
  });
  const watched = enrolment.watched ?? [];
  for (const [index, name] of watched.entries()) {
    const watchedAt = ago(enrolment.daysAgo * (1 - (index + 1) / (watched.length + 1)));
    await makeProgress(db, {
      personId,
      lectureId: course.lectures.get(name),
      status: 'endWatch',
      watchedAt,
      updatedAt: watchedAt,
    });
  }
}

/** Writes enrolments with progress, and favourites. Requires the courses. */
export async function writeLearning(
  loading: Loading,
  content: DemoContent,
  notifications: NotificationCollector,
): Promise<void> {
  for (const enrolment of content.enrolments)
    await writeEnrolment(loading, notifications, enrolment);
  for (const { student, course } of content.favourites) {
    await makeFavourite(loading.db, {
      personId: loading.people.get(student).id,
      courseId: loading.courses.get(course).id,
    });
  }
}
