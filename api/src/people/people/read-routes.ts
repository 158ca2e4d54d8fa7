import {
  getStudioPeopleById,
  getStudioPeopleByIdStudent,
  getStudioPeopleExport,
  getStudioPeopleList,
} from '@nibras/contract/people/people/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { sendCsv } from '#platform/http/send-csv.ts';
import { readList } from '#platform/search/read-list.ts';
import { exportPeople } from './export-people.ts';
import { listPeople } from './list-people.ts';
import { presentListed, presentPerson, presentStudent } from './present.ts';
import { readPerson } from './read-person.ts';
import { readStudent } from './read-student.ts';

/** The accounts, and one of them with what the person did. */
export const readRoutes: Routes = (serve, platform) => {
  serve(getStudioPeopleList, async (request) => {
    const { query } = request;
    const { rows, ...page } = await readList(platform, query.search, (db) => listPeople(db, query));
    return { people: rows.map(presentListed), ...page };
  });

  serve(getStudioPeopleExport, async ({ caller, query }, reply) =>
    sendCsv(reply, 'people', await exportPeople(platform, { caller, query })),
  );

  serve(getStudioPeopleById, async (request) => {
    const { caller } = request;
    const found = await readPerson(platform, request.params.id);
    return presentPerson(found, { caller: caller.id, now: platform.now() });
  });

  serve(getStudioPeopleByIdStudent, async ({ caller, params }) =>
    presentStudent(await readStudent(platform, { caller, id: params.id })),
  );
};
