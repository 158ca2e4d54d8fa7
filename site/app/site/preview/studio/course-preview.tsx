import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { CourseView, requirementsQuery } from '#learning/courses/index.ts';
import { previewClient } from './preview-client.ts';
import type { CoursePreview as Answer } from './preview-queries.ts';

/** The public page of a course, with the values of a preview. */
export function CoursePreview({ answer }: { answer: Answer }) {
  const { page, requirements } = answer;
  const pageId = String(page.course.id);
  const [now] = useState(Date.now);
  const [client] = useState(() => {
    const filled = previewClient({ courseId: page.course.id, status: page.status });
    filled.setQueryData(requirementsQuery(pageId).queryKey, requirements);
    return filled;
  });
  return (
    <QueryClientProvider client={client}>
      <CourseView answer={page} pageId={pageId} isOwn now={now} />
    </QueryClientProvider>
  );
}
