import type { CourseCompletion } from '@nibras/contract/learning/completion/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { completionQuery, markCongratulated } from './queries.ts';

interface Completion {
  /** Undefined while it is loading, and where the server has none; null for a person who has not joined. */
  completion: CourseCompletion | null | undefined;
  /** The server has no answer, so that watched lectures are all that is known. */
  unknown: boolean;
  /** This view is the first that shows that the course is completed. */
  celebrating: boolean;
}

/** How far the user is in a course. The first view that shows its completion congratulates, and tells the server so. */
export function useCompletion(courseId: number, enabled = true): Completion {
  const { data, isError } = useQuery({ ...completionQuery(courseId), enabled });
  const [celebrating, setCelebrating] = useState(false);
  const celebrate = data?.celebrate === true;

  useEffect(() => {
    if (!celebrate) return;
    setCelebrating(true);
    // Without an answer the next view congratulates again.
    markCongratulated(courseId).catch(() => {});
  }, [celebrate, courseId]);

  return { completion: data, unknown: isError && data === undefined, celebrating };
}
