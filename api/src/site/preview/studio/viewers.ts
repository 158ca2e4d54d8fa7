import type { PreviewViewer } from '@nibras/contract/site/preview/studio/shapes.ts';
import type { Viewer } from '#learning/courses/index.ts';

/** Nobody has this id, so the person of a preview has no part in any course. */
const nobody = 0;

/** The person of each kind of preview. */
export const viewers: Record<PreviewViewer, Viewer> = {
  stranger: { person: null, status: 'none' },
  student: { person: { id: nobody, role: 'student' }, status: 'none' },
  member: { person: { id: nobody, role: 'student' }, status: 'joined' },
};
