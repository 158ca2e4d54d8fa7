import { createHash } from 'node:crypto';
import type { PreviewKind } from '@nibras/contract/content/previews/shapes.ts';

/** What a link preview's picture shows. */
export interface PreviewFacts {
  kind: PreviewKind;
  id: number;
  title: string;
  /** The course's teacher or the article's author; null for an article without one. */
  person: string | null;
}

/** Incremented when the drawing changes, so that pictures in other caches are replaced. */
const design = 2;

/** The version of a picture: it changes with everything that the picture shows. */
export function previewVersion({ kind, title, person }: PreviewFacts): string {
  const shown = JSON.stringify([design, kind, title, person]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 16);
}

/** The path of a link preview's picture, with its version. */
export const previewPath = (facts: PreviewFacts): string =>
  `/api/previews/${facts.kind}/${facts.id}/${previewVersion(facts)}.jpg`;
