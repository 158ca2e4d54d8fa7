import type { CourseTree, TreeLecture } from '@nibras/contract/learning/courses/studio/shapes.ts';

export const testLecture = (id: number, fields: Partial<TreeLecture> = {}): TreeLecture => ({
  id,
  slug: `lecture-${id}`,
  name: `محاضرة ${id}`,
  type: 'video',
  minutes: 5,
  free: false,
  state: 'published',
  published: true,
  publish_at: null,
  draft_version: null,
  has_draft: false,
  has_film: true,
  captions: [],
  missing: [],
  ...fields,
});

/** A tree for tests: `{ 1: [10, 11], 2: [] }` is a chapter 1 with two lectures, and an empty chapter 2. */
export const testTree = (chapters: Record<number, number[]>): CourseTree => ({
  course: {
    id: 1,
    name: 'كورس',
    slug: 'course',
    state: 'published',
    published: true,
    draft_version: null,
    has_draft: false,
    publish_at: null,
    deleted_at: null,
    permissions: { edit: true, publish: true, remove: true, staff: true, enrol: true },
    public_path: '/courses/1',
  },
  chapters: Object.entries(chapters).map(([id, lectures]) => ({
    id: Number(id),
    name: `فصل ${id}`,
    lectures: lectures.map((lecture) => testLecture(lecture)),
  })),
  missing: [],
});

/** The ids of a tree, in the form that `testTree` takes. */
export const idsOf = (tree: CourseTree): Record<number, number[]> =>
  Object.fromEntries(
    tree.chapters.map((chapter) => [chapter.id, chapter.lectures.map(({ id }) => id)]),
  );
