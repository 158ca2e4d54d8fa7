import { Readable } from 'node:stream';
import {
  answerAnswer,
  answerBody,
  type InboxKind,
  inboxAnswer,
  inboxDetailAnswer,
  inboxExportQuery,
  inboxKinds,
  inboxQuery,
  inboxStateAnswer,
  inboxStateBody,
  inboxSummaryAnswer,
  noteBody,
  noteChangeAnswer,
  noteParams,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { studioItemParams } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { costly } from '@nibras/contract/limits.ts';
import { z } from 'zod';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { readList } from '#platform/search/read-list.ts';
import { answerItem } from './answer-item.ts';
import { inboxCountsOf, orderedServices } from './counts.ts';
import { exportInbox } from './export-inbox.ts';
import { kinds } from './kinds.ts';
import { inboxPage } from './list-items.ts';
import { markItems } from './mark-items.ts';
import { addNote, removeNote } from './notes.ts';
import { requireInbox } from './policy.ts';
import { presentItem } from './present.ts';
import { readInboxItem } from './read-item.ts';
import { readSummary } from './read-summary.ts';
import { templateRoutes } from './template-routes.ts';

export const routes: Routes = (app, platform) => {
  app.get(
    '/api/studio/inbox/summary',
    { schema: { response: { 200: inboxSummaryAnswer } } },
    (request) => readSummary(platform, signedIn(request)),
  );
  templateRoutes(app, platform);
  for (const kind of inboxKinds) {
    listRoutes(kind)(app, platform);
    itemRoutes(kind)(app, platform);
  }
};

const listRoutes =
  (kind: InboxKind): Routes =>
  (app, platform) => {
    const path = `/api/studio/${kinds[kind].path}`;

    app.get(
      path,
      {
        config: { searchable: true },
        schema: { querystring: inboxQuery, response: { 200: inboxAnswer } },
      },
      async (request) => {
        const { before, ...filters } = request.query;
        const caller = signedIn(request);
        requireInbox(caller, kind);
        const asked = { caller, kind, filters };
        const [{ rows, next }, counts, services] = await Promise.all([
          readList(platform, filters.search, (db) => inboxPage(db, asked, before)),
          inboxCountsOf(platform.db, { caller, kind, service: filters.service }),
          kind === 'order' ? orderedServices(platform.db, caller) : [],
        ]);
        return { items: rows.map(presentItem), next, counts, services };
      },
    );

    app.get(
      `${path}/export`,
      {
        config: {
          freshProof: true,
          searchable: true,
          rateLimit: perPerson(costly.exportsPerMinutePerPerson),
        },
        schema: { querystring: inboxExportQuery, response: { 200: z.any() } },
      },
      async (request, reply) => {
        const asked = { caller: signedIn(request), kind, filters: request.query };
        const lines = await exportInbox(platform, asked);
        return reply
          .type('text/csv; charset=utf-8')
          .header('Content-Disposition', `attachment; filename="${kinds[kind].path}.csv"`)
          .send(Readable.from(lines));
      },
    );

    app.put(
      `${path}/state`,
      { schema: { body: inboxStateBody, response: { 200: inboxStateAnswer } } },
      (request) => markItems(platform, { caller: signedIn(request), kind, ...request.body }),
    );
  };

const itemRoutes =
  (kind: InboxKind): Routes =>
  (app, platform) => {
    const path = `/api/studio/${kinds[kind].path}/:id`;

    app.get(
      path,
      { schema: { params: studioItemParams, response: { 200: inboxDetailAnswer } } },
      async (request) => {
        const asked = { caller: signedIn(request), kind, id: request.params.id };
        return { item: await readInboxItem(platform, asked) };
      },
    );

    app.post(
      `${path}/answer`,
      {
        schema: {
          params: studioItemParams,
          body: answerBody,
          response: { 200: answerAnswer },
        },
      },
      async (request) => {
        const asked = { caller: signedIn(request), kind, id: request.params.id };
        const { undo } = await answerItem(platform, { ...asked, answer: request.body });
        return { item: await readInboxItem(platform, asked), undo };
      },
    );

    app.post(
      `${path}/notes`,
      {
        schema: {
          params: studioItemParams,
          body: noteBody,
          response: { 200: noteChangeAnswer },
        },
      },
      async (request) => {
        const asked = { caller: signedIn(request), kind, id: request.params.id };
        const { undo } = await addNote(platform, { ...asked, body: request.body.body });
        return { item: await readInboxItem(platform, asked), undo };
      },
    );

    app.delete(
      `${path}/notes/:note`,
      { schema: { params: noteParams, response: { 200: noteChangeAnswer } } },
      async (request) => {
        const { id, note } = request.params;
        const asked = { caller: signedIn(request), kind, id };
        const { undo } = await removeNote(platform, { ...asked, note });
        return { item: await readInboxItem(platform, asked), undo };
      },
    );
  };
