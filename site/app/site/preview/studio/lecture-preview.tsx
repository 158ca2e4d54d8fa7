import type { PreviewViewer } from '@nibras/contract/site/preview/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { exerciseQuery } from '#assessment/exercises/index.ts';
import { discussionsQuery } from '#conversation/discussions/index.ts';
import { LectureView, lectureQuery } from '#learning/lectures/index.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { LockIcon } from '#ui/ornament/icons.ts';
import { previewClient } from './preview-client.ts';
import type { LecturePreviewData } from './preview-queries.ts';

interface LecturePreviewProps extends LecturePreviewData {
  viewer: PreviewViewer;
}

/** The public page of a lecture, with the values of a preview and without questions. */
export function LecturePreview({ page, exercise, viewer }: LecturePreviewProps) {
  const { lecture, course } = page;
  const options = lectureQuery({ courseId: String(course.id), lectureId: String(lecture.id) });
  const [client] = useState(() => {
    const filled = previewClient({ courseId: course.id, status: course.status });
    filled.setQueryData(options.queryKey, page);
    if (exercise) filled.setQueryData(exerciseQuery(lecture.id).queryKey, exercise);
    filled.setQueryData(discussionsQuery(course.id, lecture.id).queryKey, {
      discussions: [],
      mine: null,
      permissions: { ask: true },
    });
    return filled;
  });
  if (viewer === 'stranger') {
    return (
      <EmptyState
        headingLevel={1}
        className="page-width py-12"
        icon={<LockIcon />}
        title={wording`صفحة المحاضرة لمن سجّل دخوله`}
        description="إذا فتحها زائر، نقله الموقع إلى صفحة تسجيل الدخول ثم أعاده إليها."
      />
    );
  }
  return (
    <QueryClientProvider client={client}>
      <LectureView page={page} options={options} preview />
    </QueryClientProvider>
  );
}
