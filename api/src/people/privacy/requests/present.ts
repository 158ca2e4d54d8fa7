import type { DataRequest } from '@nibras/contract/people/privacy/studio/shapes.ts';
import type { RequestRow } from './queries.ts';

export const presentRequest = ({ request, name, deletedAt }: RequestRow): DataRequest => ({
  id: request.id,
  kind: request.kind,
  person: { id: request.personId, name, deleted: deletedAt !== null },
  state: request.state,
  created_at: request.createdAt.toISOString(),
  due_at: request.dueAt.toISOString(),
  finished_at: request.finishedAt?.toISOString() ?? null,
});
