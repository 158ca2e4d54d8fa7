import { imports as limits } from '@nibras/contract/limits.ts';
import {
  checkImportAnswer,
  checkImportBody,
  importAnswer,
  importParams,
  importsAnswer,
  startImportBody,
} from '@nibras/contract/people/imports/studio/shapes.ts';
import { z } from 'zod';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { found } from '#platform/http/app-error.ts';
import { perPerson } from '#platform/http/caller.ts';
import { accessScope } from '../enrolments/access-scope.ts';
import { checkList } from './check-list.ts';
import { importOf, importsOf } from './import-query.ts';
import { authoriseImport, startImport } from './start-import.ts';

const file = { field: 'list', maxBytes: limits.maxBytes };
const list = z.instanceof(Buffer);
const target = ({ course_id, until, columns }: z.output<typeof checkImportBody>) => ({
  columns,
  course: course_id ?? null,
  until: until ? new Date(until) : null,
});

export const importRoutes: Routes = (app, platform) => {
  const { db } = platform;

  app.post(
    '/api/studio/people/import/check',
    {
      config: { file, rateLimit: perPerson(limits.checksPerMinutePerPerson) },
      schema: { body: checkImportBody.extend({ list }), response: { 200: checkImportAnswer } },
    },
    async (request) => {
      const wanted = target(request.body);
      await authoriseImport(db, { caller: signedIn(request), course: wanted.course });
      const { check } = await checkList(db, { bytes: request.body.list, ...wanted });
      return { check };
    },
  );

  app.post(
    '/api/studio/people/import',
    {
      config: { freshProof: true, file, rateLimit: perPerson(limits.startsPerMinutePerPerson) },
      schema: { body: startImportBody.extend({ list }), response: { 200: importAnswer } },
    },
    async (request) => {
      const { list: bytes, note, mail, client_key: clientKey } = request.body;
      const caller = signedIn(request);
      const options = { caller, bytes, note, mail, clientKey, ...target(request.body) };
      const id = await startImport(platform, options);
      const made = await importOf(db, { id, person: caller.id });
      return { import: found(made, 'import-not-found') };
    },
  );

  app.get(
    '/api/studio/people/import',
    { schema: { response: { 200: importsAnswer } } },
    async (request) => {
      const caller = signedIn(request);
      await accessScope(db, caller);
      return { imports: await importsOf(db, caller.id) };
    },
  );

  app.get(
    '/api/studio/people/import/:id',
    { schema: { params: importParams, response: { 200: importAnswer } } },
    async (request) => {
      const caller = signedIn(request);
      await accessScope(db, caller);
      const own = await importOf(db, { id: request.params.id, person: caller.id });
      return { import: found(own, 'import-not-found') };
    },
  );
};
