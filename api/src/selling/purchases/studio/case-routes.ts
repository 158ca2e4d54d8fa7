import {
  getStudioCases,
  getStudioCasesById,
  putStudioCasesById,
} from '@nibras/contract/selling/purchases/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { casePage, openCases } from './case-queries.ts';
import { decideCase, readCase } from './decide-case.ts';
import { presentCase } from './present.ts';

/** Payments that do not fit, and what is decided about them. */
export const caseRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getStudioCases, async (request) => {
    const [{ rows, next }, open] = await Promise.all([casePage(db, request.query), openCases(db)]);
    return { cases: rows.map(presentCase), next, open };
  });

  serve(getStudioCasesById, async (request) => ({
    case: await readCase(db, request.params.id),
  }));

  serve(putStudioCasesById, async (request) => {
    const input = { caller: request.caller, id: request.params.id };
    const solved = await decideCase(platform, { ...input, decision: request.body });
    return { message: 'سُجّل القرار.', case: solved };
  });
};
