import { parseArticleList, parseOneArticle } from '@nibras/contract/compat/parse-articles.ts';
import { parseCourseAnswer, parseRequirements } from '@nibras/contract/compat/parse-course.ts';
import { parseLecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { parseProjects } from '@nibras/contract/compat/parse-portfolio.ts';
import { parseServiceAnswer } from '@nibras/contract/compat/parse-services.ts';
import {
  getStudioPreviewArticlesById,
  getStudioPreviewCoursesById,
  getStudioPreviewLecturesById,
  getStudioPreviewProjectsById,
  getStudioPreviewServicesById,
} from '@nibras/contract/site/preview/studio/calls.ts';
import type { PreviewViewer } from '@nibras/contract/site/preview/studio/shapes.ts';
import { articleDetail, relatedCards } from '#content/articles/index.ts';
import { makeCall } from '#platform/api/make-call.ts';
import type { PreviewedKind } from './previewed-kinds.ts';

/** Which page a preview shows. */
export interface PreviewKey {
  kind: PreviewedKind;
  id: string;
  viewer: PreviewViewer;
}

const inputOf = ({ id, viewer }: PreviewKey) => ({ params: { id }, query: { as: viewer } });

/** A course's page with its drafts, parsed as the public page parses it. Throws an `ApiError`. */
export async function fetchCoursePreview(key: PreviewKey) {
  const answer = await makeCall(getStudioPreviewCoursesById, inputOf(key));
  return {
    page: parseCourseAnswer.parse(answer.page),
    requirements: parseRequirements.parse(answer.requirements),
  };
}
export type CoursePreview = Awaited<ReturnType<typeof fetchCoursePreview>>;

/** A lecture's page with the drafts of its course. Throws an `ApiError`. */
export async function fetchLecturePreview(key: PreviewKey) {
  const answer = await makeCall(getStudioPreviewLecturesById, inputOf(key));
  return { page: parseLecturePage.parse(answer.page), exercise: answer.exercise ?? null };
}
export type LecturePreviewData = Awaited<ReturnType<typeof fetchLecturePreview>>;

/** An article's page with its draft, and the articles beside it. Throws an `ApiError`. */
export async function fetchArticlePreview(key: PreviewKey) {
  const { page, related } = await makeCall(getStudioPreviewArticlesById, {
    params: { id: key.id },
  });
  return {
    article: await articleDetail(parseOneArticle.parse(page)),
    related: relatedCards(parseArticleList.parse(related).articles),
  };
}
export type ArticlePreview = Awaited<ReturnType<typeof fetchArticlePreview>>;

/** A service's page with its draft; null for an answer without a service. Throws an `ApiError`. */
export async function fetchServicePreview(key: PreviewKey) {
  const { page } = await makeCall(getStudioPreviewServicesById, { params: { id: key.id } });
  return parseServiceAnswer.parse(page);
}

/** A project's page with its draft; null for an answer without a project. Throws an `ApiError`. */
export async function fetchProjectPreview(key: PreviewKey) {
  const { page } = await makeCall(getStudioPreviewProjectsById, { params: { id: key.id } });
  return parseProjects.parse(page).projects[0] ?? null;
}
