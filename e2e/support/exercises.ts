import { callAs, demoAdmin, newMember } from './member.ts';
import type { Nibras } from './nibras-server.ts';

interface Saved {
  draft_version: number;
}
interface Changed {
  tree: { chapters: { id: number }[] };
  made?: number[];
}

/** A test of an exercise as the studio saves it. */
export const exerciseTest = (id: string, input: string, expected: string, hidden = false) => ({
  id,
  name: `المُدخلات ${input}`,
  how: 'io',
  input,
  expected,
  code: '',
  hidden,
});

/** Saves fields of an item's draft as the demo's admin. */
async function save(nibras: Nibras, token: string, item: string, fields: Record<string, unknown>) {
  const changes = Object.entries(fields).map(([field, value]) => ({ field, value, base: 0 }));
  const path = `PUT /api/studio/items/${item}/draft` as const;
  return (await callAs<Saved>(nibras, path, { token, body: { changes } })).draft_version;
}

/** Publishes a course with one exercise in it, and answers the addresses of both. */
export async function publishExercise(
  nibras: Nibras,
  name: string,
  exercise: Record<string, unknown>,
) {
  const { token } = await demoAdmin(nibras);
  const call = <Answer>(route: `POST /${string}`, body: object) =>
    callAs<Answer>(nibras, route, { token, body });
  const { course } = await call<{ course: { id: number } }>('POST /api/studio/courses', { name });
  const at = `/api/studio/courses/${course.id}` as const;
  const { tree } = await call<Changed>(`POST ${at}/chapters`, { name: 'تمارين' });
  const { made = [] } = await call<Changed>(`POST ${at}/lectures`, {
    chapter_id: tree.chapters[0]?.id,
    lectures: [{ name, type: 'exercise' }],
  });
  const lecture = made[0] ?? 0;
  const lectureDraft = await save(nibras, token, `lecture/${lecture}`, exercise);
  const draft_version = await save(nibras, token, `course/${course.id}`, {
    description: 'تمارين قصيرة.',
  });
  await call(`POST ${at}/publish`, {
    draft_version,
    lectures: [{ id: lecture, draft_version: lectureDraft }],
  });
  return {
    course: course.id,
    lecture,
    coursePath: `/courses/${course.id}`,
    path: `/courses/${course.id}/lecture/${lecture}`,
  };
}

/** A new member who has joined a course. */
export async function joinedMember(nibras: Nibras, course: number) {
  const { token } = await demoAdmin(nibras);
  const member = await newMember(nibras);
  const body = { person: { id: member.id } };
  await callAs(nibras, `POST /api/studio/courses/${course}/members`, { token, body });
  return member;
}
