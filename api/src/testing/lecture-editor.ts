import type { startTestApp } from './test-app.ts';

type App = Pick<Awaited<ReturnType<typeof startTestApp>>, 'call'>;

/** Saves and publishes drafted fields of lectures, as a person who may. */
export function lectureEditor({ call }: App, as: { id: number }) {
  const path = (id: number) => `/api/studio/items/lecture/${id}` as const;
  /** A lecture as the studio's editor gets it. */
  const read = async (id: number) => (await call(`GET ${path(id)}`, { as })).body.item;
  return {
    read,
    /** Saves fields over what is stored now. */
    async save(id: number, fields: Record<string, unknown>) {
      const { field_versions: versions } = await read(id);
      const changes = Object.entries(fields).map(([field, value]) => ({
        field,
        value,
        base: versions[field] ?? 0,
      }));
      return call(`PUT ${path(id)}/draft`, { as, body: { changes } });
    },
    /** Publishes the draft as it is stored now. */
    async publish(id: number) {
      const { draft_version } = await read(id);
      return call(`POST ${path(id)}/publish`, { as, body: { draft_version } });
    },
  };
}

/** A lecture as a person gets it, or a visitor. */
export async function lectureDetails(
  { call }: App,
  lecture: { id: number; courseId: number },
  as?: { id: number },
) {
  const path = `GET /api/LectureDetails/${lecture.courseId}/${lecture.id}` as const;
  return (await call(path, { ...(as && { as }) })).body.lecture;
}
