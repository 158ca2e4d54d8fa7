import { type PreviewViewer, previewViewers } from '@nibras/contract/site/preview/studio/shapes.ts';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { ArticleView } from '#content/articles/index.ts';
import { ProjectView } from '#content/portfolio/index.ts';
import { ServiceView } from '#content/services/index.ts';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { trailOf } from '#shell/trail.ts';
import { Breadcrumbs, type Crumb } from '#ui/list/breadcrumbs.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { Spinner } from '#ui/ornament/spinner.tsx';
import { CoursePreview } from './course-preview.tsx';
import { LecturePreview } from './lecture-preview.tsx';
import { loadPreview, type Preview } from './load-preview.ts';
import { keepInPreview, postToBar } from './preview-messages.ts';
import { previewedKind } from './previewed-kinds.ts';

const viewerOf = (search: string): PreviewViewer => {
  const input = new URLSearchParams(search).get('as');
  return previewViewers.find((viewer) => viewer === input) ?? 'stranger';
};

/** The public page of a course, lecture or another item with its drafts, as a visitor, a student or a member sees it. */
export default function PreviewFramePage() {
  const { kind, id = '' } = useParams();
  const { pathname, search } = useLocation();
  const viewer = viewerOf(search);
  const [preview, setPreview] = useState<Preview>();

  useEffect(() => {
    const key = { kind: previewedKind(kind), id, viewer };
    void loadPreview(key).then(setPreview);
  }, [kind, id, viewer]);

  useEffect(() => {
    const stop = keepInPreview();
    return () => {
      stop();
      // Links do not lead away, so the page itself navigated: only its sign-in does.
      if (window.location.pathname !== pathname) postToBar({ type: 'preview-sign-in' });
    };
  }, [pathname]);

  const crumbs = preview && crumbsOf(preview);
  return (
    <>
      {crumbs && <Breadcrumbs crumbs={crumbs} className="page-width pt-2 md:pt-3" />}
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Content preview={preview} viewer={viewer} />
      </main>
    </>
  );
}

/** The trail of the public page. */
function crumbsOf(preview: Preview): Crumb[] | null {
  if (preview.kind === 'failed') return null;
  if (preview.kind === 'course') {
    const { id, name } = preview.answer.page.course;
    return trailOf(`/courses/${id}`, { title: name });
  }
  if (preview.kind === 'article') {
    const { id, name } = preview.article;
    return trailOf(`/articles/${id}`, { title: name });
  }
  if (preview.kind === 'service') {
    const { id, name } = preview.service;
    return trailOf(`/services/${id}`, { title: name });
  }
  if (preview.kind === 'project') {
    const { id, name } = preview.project;
    return trailOf(`/portfolio/${id}`, { title: name });
  }
  const { course, lecture } = preview.page;
  return trailOf(`/courses/${course.id}/lecture/${lecture.id}`, {
    courseName: course.name,
    lectureName: lecture.name,
  });
}

interface ContentProps {
  preview: Preview | undefined;
  viewer: PreviewViewer;
}

function Content({ preview, viewer }: ContentProps) {
  if (!preview) {
    return (
      <div className="flex min-h-96 items-center justify-center">
        <Spinner label="جارٍ تحميل المعاينة" />
      </div>
    );
  }
  if (preview.kind === 'course') return <CoursePreview answer={preview.answer} />;
  if (preview.kind === 'lecture')
    return <LecturePreview page={preview.page} exercise={preview.exercise} viewer={viewer} />;
  if (preview.kind === 'service') return <ServiceView service={preview.service} />;
  if (preview.kind === 'project') return <ProjectView project={preview.project} />;
  if (preview.kind === 'article') {
    return <ArticleView article={preview.article} related={preview.related} />;
  }
  return (
    <div className="page-width py-12">
      {preview.error === null || isMissing(preview.error) ? (
        <EmptyState
          headingLevel={1}
          icon={<SearchIcon />}
          title="لا توجد معاينة هنا"
          description="ربما حُذف هذا المحتوى، أو لست من العاملين عليه."
        />
      ) : (
        <FailedState
          headingLevel={1}
          title="تعذر تحميل المعاينة"
          message={errorText(preview.error)}
          onRetry={() => window.location.reload()}
        />
      )}
    </div>
  );
}
