import type { ParsedProject } from '@nibras/contract/compat/parse-portfolio.ts';
import type { ParsedService } from '@nibras/contract/compat/parse-services.ts';
import { sessionKnown } from '#platform/session/session-start.ts';
import { isSignedIn } from '#platform/session/session-store.ts';
import type {
  ArticlePreview,
  CoursePreview,
  LecturePreviewData,
  PreviewKey,
} from './preview-queries.ts';
import {
  fetchArticlePreview,
  fetchCoursePreview,
  fetchLecturePreview,
  fetchProjectPreview,
  fetchServicePreview,
} from './preview-queries.ts';
import { enterPreview } from './preview-session.ts';

export type Preview =
  | { kind: 'course'; answer: CoursePreview }
  | ({ kind: 'lecture' } & LecturePreviewData)
  | ({ kind: 'article' } & ArticlePreview)
  | { kind: 'service'; service: ParsedService }
  | { kind: 'project'; project: ParsedProject }
  | { kind: 'failed'; error: unknown };

const missing: Preview = { kind: 'failed', error: null };

const fetches: Record<PreviewKey['kind'], (key: PreviewKey) => Promise<Preview>> = {
  courses: async (key) => ({ kind: 'course', answer: await fetchCoursePreview(key) }),
  lectures: async (key) => ({ kind: 'lecture', ...(await fetchLecturePreview(key)) }),
  articles: async (key) => ({ kind: 'article', ...(await fetchArticlePreview(key)) }),
  services: async (key) => {
    const service = await fetchServicePreview(key);
    return service ? { kind: 'service', service } : missing;
  },
  projects: async (key) => {
    const project = await fetchProjectPreview(key);
    return project ? { kind: 'project', project } : missing;
  },
};

async function fetchPreview(key: PreviewKey): Promise<Preview> {
  await sessionKnown();
  if (!isSignedIn()) return missing;
  try {
    return await fetches[key.kind](key);
  } catch (error) {
    return { kind: 'failed', error };
  } finally {
    enterPreview(key.viewer);
  }
}

let loading: Promise<Preview> | undefined;

/** Loads the one preview of this document with the real session, and then replaces the session by the viewer's. */
export function loadPreview(key: PreviewKey): Promise<Preview> {
  loading ??= fetchPreview(key);
  return loading;
}
