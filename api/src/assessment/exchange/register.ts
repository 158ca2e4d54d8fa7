import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { undoImportQuestions } from './studio/import-questions.ts';
import { exchangeRoutes } from './studio/routes.ts';

/** Questions as files: import and export. */
export const exchange: Feature = {
  name: 'exchange',
  routes: [exchangeRoutes],
  undo: { 'questions-imported': stored('edit', undoImportQuestions) },
};
