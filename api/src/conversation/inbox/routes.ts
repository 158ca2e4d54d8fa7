import { Readable } from 'node:stream';
import {
  getStudioInboxSummary,
  inboxCalls,
} from '@nibras/contract/conversation/inbox/studio/calls.ts';
import { type InboxKind, inboxKinds } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { readList } from '#platform/search/read-list.ts';
import { answerItem } from './answer-item.ts';
import { inboxCountsOf, orderedServices } from './counts.ts';
import { exportInbox } from './export-inbox.ts';
import { kinds } from './kinds.ts';
import { inboxPage } from './list-items.ts';
import { markItems } from './mark-items.ts';
import { addNote, removeNote } from './notes.ts';
import { presentItem } from './present.ts';
import { readInboxItem } from './read-item.ts';
import { readSummary } from './read-summary.ts';
import { templateRoutes } from './template-routes.ts';

export const routes: Routes = (serve, platform) => {
  serve(getStudioInboxSummary, (request) => readSummary(platform, request.caller));
  templateRoutes(serve, platform);
  for (const kind of inboxKinds) {
    listRoutes(kind)(serve, platform);
    itemRoutes(kind)(serve, platform);
  }
};

const listRoutes =
  (kind: InboxKind): Routes =>
  (serve, platform) => {
    serve(inboxCalls[kind].list, async (request) => {
      const { before, ...filters } = request.query;
      const { caller } = request;
      const input = { caller, kind, filters };
      const [{ rows, next }, counts, services] = await Promise.all([
        readList(platform, filters.search, (db) => inboxPage(db, input, before)),
        inboxCountsOf(platform.db, { caller, kind, service: filters.service }),
        kind === 'order' ? orderedServices(platform.db, caller) : [],
      ]);
      return { items: rows.map(presentItem), next, counts, services };
    });

    serve(inboxCalls[kind].export, async (request, reply) => {
      const input = { caller: request.caller, kind, filters: request.query };
      const lines = await exportInbox(platform, input);
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${kinds[kind].path}.csv"`)
        .send(Readable.from(lines));
    });

    serve(inboxCalls[kind].changeState, (request) =>
      markItems(platform, { caller: request.caller, kind, ...request.body }),
    );
  };

const itemRoutes =
  (kind: InboxKind): Routes =>
  (serve, platform) => {
    serve(inboxCalls[kind].item, async (request) => {
      const input = { caller: request.caller, kind, id: request.params.id };
      return { item: await readInboxItem(platform, input) };
    });

    serve(inboxCalls[kind].answer, async (request) => {
      const input = { caller: request.caller, kind, id: request.params.id };
      const { undo } = await answerItem(platform, { ...input, answer: request.body });
      return { item: await readInboxItem(platform, input), undo };
    });

    serve(inboxCalls[kind].addNote, async (request) => {
      const input = { caller: request.caller, kind, id: request.params.id };
      const { undo } = await addNote(platform, { ...input, body: request.body.body });
      return { item: await readInboxItem(platform, input), undo };
    });

    serve(inboxCalls[kind].removeNote, async (request) => {
      const { id, note } = request.params;
      const input = { caller: request.caller, kind, id };
      const { undo } = await removeNote(platform, { ...input, note });
      return { item: await readInboxItem(platform, input), undo };
    });
  };
