import {
  getStudioPeopleImport,
  getStudioPeopleImportById,
  postStudioPeopleImport,
  postStudioPeopleImportCheck,
} from '@nibras/contract/people/imports/studio/calls.ts';
import type { checkImportBody } from '@nibras/contract/people/imports/studio/shapes.ts';
import type { z } from 'zod';
import type { Routes } from '#platform/feature.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { checkList } from './check-list.ts';
import { importOf, importsOf } from './import-query.ts';
import { authoriseImport, startImport } from './start-import.ts';

const target = ({ course_id, until, columns }: z.output<typeof checkImportBody>) => ({
  columns,
  course: course_id ?? null,
  until: until ? new Date(until) : null,
});

export const importRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(postStudioPeopleImportCheck, async (request) => {
    const wanted = target(request.body);
    await authoriseImport(db, { caller: request.caller, course: wanted.course });
    const { check } = await checkList(db, { bytes: request.body.list, ...wanted });
    return { check };
  });

  serve(postStudioPeopleImport, async (request) => {
    const { list: bytes, note, mail, client_key: clientKey } = request.body;
    const { caller } = request;
    const options = { caller, bytes, note, mail, clientKey, ...target(request.body) };
    const id = await startImport(platform, options);
    const made = await importOf(db, { id, person: caller.id });
    return { import: orThrow(made, 'import-not-found') };
  });

  serve(getStudioPeopleImport, async (request) => {
    const { caller } = request;
    return { imports: await importsOf(db, caller.id) };
  });

  serve(getStudioPeopleImportById, async (request) => {
    const { caller } = request;
    const own = await importOf(db, { id: request.params.id, person: caller.id });
    return { import: orThrow(own, 'import-not-found') };
  });
};
