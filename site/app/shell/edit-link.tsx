import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { articleQuery } from '#content/articles/index.ts';
import { projectQuery } from '#content/portfolio/index.ts';
import { serviceQuery } from '#content/services/index.ts';
import { courseQuery } from '#learning/courses/index.ts';
import { lectureQuery } from '#learning/lectures/index.ts';
import type { Passage } from '#platform/navigation/passage.ts';
import { useSession } from '#platform/session/session-store.ts';
import { buttonClass } from '#ui/form/button-class.ts';
import { EditIcon } from '#ui/ornament/icons.ts';
import { passageInView } from './passage-in-view.ts';

/**
 * «حرّر» on the public page of a course, lecture, article, service or project, for those who may edit it. It reads the
 * page's own answer, which the page fetches; the answer says so for a course, and the person's capabilities do for the
 * others, because their answers are the same for everybody.
 */
export default function EditLink() {
  const { pathname } = useLocation();
  const course = matchPath('/courses/:id', pathname)?.params.id;
  const lecture = matchPath('/courses/:courseId/lecture/:lectureId', pathname)?.params;
  const article = matchPath('/articles/:id', pathname)?.params.id;
  const service = matchPath('/services/:id', pathname)?.params.id;
  const project = matchPath('/portfolio/:id', pathname)?.params.id;
  if (course) return <CourseEditLink id={course} />;
  if (article) return <ArticleEditLink id={article} />;
  if (service) return <ServiceEditLink id={service} />;
  if (project) return <ProjectEditLink id={project} />;
  if (lecture?.courseId && lecture.lectureId) {
    return <LectureEditLink courseId={lecture.courseId} lectureId={lecture.lectureId} />;
  }
  return null;
}

function CourseEditLink({ id }: { id: string }) {
  const { data } = useQuery({ ...courseQuery(id, true), enabled: false });
  if (!data?.permissions?.edit) return null;
  return <EditButton to={`/studio/courses/${data.course.id}/details`} what={wording`الكورس`} />;
}

function ArticleEditLink({ id }: { id: string }) {
  const { data } = useQuery({ ...articleQuery(id), enabled: false });
  const mayEdit = useSession(({ user }) => user?.capabilities?.includes('article:edit') === true);
  if (!data || !mayEdit) return null;
  return <EditButton to={`/studio/articles/${data.id}`} what={wording`المقال`} />;
}

function LectureEditLink(key: { courseId: string; lectureId: string }) {
  const { data } = useQuery({ ...lectureQuery(key), enabled: false });
  if (!data?.course.permissions?.edit) return null;
  return <EditButton to={`/studio/lectures/${data.lecture.id}`} what={wording`المحاضرة`} />;
}

function ServiceEditLink({ id }: { id: string }) {
  const mayEdit = useSession(({ user }) => user?.capabilities?.includes('service:create'));
  const { data } = useQuery({ ...serviceQuery(id), enabled: false });
  if (!mayEdit || !data) return null;
  return <EditButton to={`/studio/services/${data.id}`} what={wording`الخدمة`} />;
}

function ProjectEditLink({ id }: { id: string }) {
  const mayEdit = useSession(({ user }) => user?.capabilities?.includes('project:create'));
  const { data } = useQuery({ ...projectQuery(id), enabled: false });
  if (!mayEdit || !data) return null;
  return <EditButton to={`/studio/projects/${data.id}`} what={wording`المشروع`} />;
}

/** Leads to the passage that is being read. */
function EditButton({ to, what }: { to: string; what: string }) {
  const { pathname } = useLocation();
  const [passage, setPassage] = useState<Passage>();
  // Before the press itself, which ends the selection.
  const note = () => setPassage(passageInView(pathname));
  return (
    <Link
      to={to}
      state={{ passage }}
      onPointerDown={note}
      onKeyDown={note}
      className={buttonClass('secondary', 'sm')}
    >
      <EditIcon className="size-5" />
      <span className="max-sm:sr-only">حرّر</span>
      <span className="sr-only">{what} في الاستوديو</span>
    </Link>
  );
}
