import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useFieldOfHash } from '#studio-kit/frame/use-field-of-hash.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { CourseIcon } from '#ui/ornament/icons.ts';
import { CourseTabs } from './course-tabs.tsx';
import { treeQuery } from './queries.ts';
import { TreeSkeleton } from './tree-skeleton.tsx';
import { withoutName } from './tree-texts.ts';

interface CoursePageFrameProps {
  courseId: number;
  /** Of a page beside the contents, which have the course's own name. */
  title?: string;
  description?(tree: CourseTree): ReactNode;
  actions?(tree: CourseTree): ReactNode;
  children(tree: CourseTree): ReactNode;
}

/** A page of one course: its tabs, and the states while its tree is not there. */
export function CoursePageFrame({
  courseId,
  title,
  description,
  actions,
  children,
}: CoursePageFrameProps) {
  const { data, error, isFetching, refetch } = useQuery(treeQuery(courseId));
  useFieldOfHash(data !== undefined);
  const courses = { label: wording`الكورسات`, to: '/studio/courses' };
  if (data) {
    const name = data.course.name.trim() || withoutName;
    const course = { label: name, to: `/studio/courses/${courseId}` };
    return (
      <StudioPage
        title={title ?? name}
        crumbs={title ? [courses, course] : [courses]}
        description={description?.(data) ?? (title && <bdi>{name}</bdi>)}
        actions={actions?.(data)}
      >
        <CourseTabs courseId={courseId} />
        {children(data)}
      </StudioPage>
    );
  }
  if (!error) {
    return (
      <StudioPage
        title={title ?? wording`الكورس`}
        crumbs={[courses]}
        recent={false}
        loading={actions !== undefined}
      >
        <CourseTabs courseId={courseId} />
        <TreeSkeleton />
      </StudioPage>
    );
  }
  return (
    <StudioPage title={title ?? wording`الكورس`} crumbs={[courses]} recent={false}>
      {isMissing(error) ? (
        <EmptyState
          icon={<CourseIcon />}
          title={wording`لم نجد {هذا|هذه} الكورس`}
          description="ربما حُذف، أو لم تعد ضمن فريق عمله."
          action={
            <Button asChild variant="secondary">
              <Link to="/studio/courses">{wording`كل الكورسات`}</Link>
            </Button>
          }
        />
      ) : (
        <FailedState
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </StudioPage>
  );
}
