import { z } from 'zod';
import {
  contentStates,
  draftVersion,
  listSort,
  pageOf,
  studioPerson,
  undoId,
} from '../../../content/items/studio/page.ts';
import { drafts as draftLimits, studio as limits } from '../../../limits.ts';
import { oneLine } from '../../../text/text.ts';
import { absentWhenEmpty, id, pageNumber, picture, searchText, timestamp } from '../../../wire.ts';
import { lectureKinds } from '../shapes.ts';

/** The name of a course, chapter or lecture: one line. */
export const contentName = oneLine(limits.nameMaxLength);

/** The index of a place in a list; one past the end is its end. */
const place = z.int().min(0).max(limits.lecturesPerCourse);

/** A path in storage. */
const storedPath = z.string().min(1).max(300);

/** What a person does in a course; null for an admin who is not among its staff. */
export const courseRole = z.enum(['teacher', 'assistant']).nullable();

/** By what the list is sorted: names from the first letter, the others from the greatest; `changed` is the usual order. */
export const courseSorts = ['changed', 'name', 'students', 'price', 'created'] as const;
export type CourseSort = (typeof courseSorts)[number];

export const studioCoursesQuery = z.object({
  page: pageNumber,
  search: searchText,
  /** One state only; by default every course that is not in the trash. */
  state: absentWhenEmpty(z.enum(contentStates).optional()),
  /** The one worked on last first, unless it is set. */
  sort: listSort(courseSorts),
});
/** What is exported: the filters and the order of the list. */
export const coursesExportQuery = studioCoursesQuery.omit({ page: true });
export type CoursesExportQuery = z.output<typeof coursesExportQuery>;
export type StudioCoursesQuery = z.output<typeof studioCoursesQuery>;

/** A course of the caller's list, the one worked on last first. The name is the draft's where it has one. */
export const studioCourse = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image: picture,
  state: z.enum(contentStates),
  published: z.boolean(),
  publish_at: timestamp.nullable(),
  students: z.int(),
  /** Published lectures. */
  lectures: z.int(),
  /** Lectures that visitors have never seen. */
  draft_lectures: z.int(),
  hidden_lectures: z.int(),
  has_draft: z.boolean(),
  draft_version: draftVersion,
  /** The draft's where it has one; null for a free course. */
  price: z.string().nullable(),
  /** Whether the caller may publish and hide it. */
  may_publish: z.boolean(),
  updated_at: timestamp,
  teacher: studioPerson,
  role: courseRole,
});
export type StudioCourse = z.infer<typeof studioCourse>;

export const studioCoursesAnswer = z.object({ courses: pageOf(studioCourse) });

export const makeCourseBody = z.object({ name: contentName, category_id: id.nullish() });
export const copyParts = ['content', 'media', 'resources', 'staff'] as const;
/**
 * What the copy has beside the details of the course: `content` are its chapters and lectures, `media` all videos,
 * pictures and captions, `resources` its files, `staff` the people who work on it.
 */
export const copyCourseBody = z.object({
  include: z.array(z.enum(copyParts)).max(copyParts.length),
});
export const madeCourseAnswer = z.object({ course: z.object({ id: z.int() }), undo: undoId });

/** What keeps a course or lecture from being ready; the site has the texts. */
export const missingCodes = [
  'name',
  'description',
  'category',
  'image',
  'no-lectures',
  'empty-chapter',
  'no-film',
  'no-text',
  'no-questions',
  'no-exercise',
] as const;
export type MissingCode = (typeof missingCodes)[number];

export const studioPermissions = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  remove: z.boolean(),
  /** May choose who works on the course. */
  staff: z.boolean(),
  /** May give, extend and end access. */
  enrol: z.boolean(),
});
export type StudioPermissions = z.infer<typeof studioPermissions>;

export const treeLecture = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  type: z.enum(lectureKinds),
  minutes: z.int(),
  free: z.boolean(),
  state: z.enum(contentStates),
  published: z.boolean(),
  publish_at: timestamp.nullable(),
  draft_version: z.int().nullable(),
  has_draft: z.boolean(),
  has_film: z.boolean(),
  /** The languages of its captions, `ar`, `en` …. */
  captions: z.array(z.string()),
  missing: z.array(z.enum(missingCodes)),
});
export type TreeLecture = z.infer<typeof treeLecture>;

export const treeChapter = z.object({
  id: z.int(),
  name: z.string(),
  lectures: z.array(treeLecture),
});
export type TreeChapter = z.infer<typeof treeChapter>;

/** A course as those who work on it see it: values of drafts stand in place of published ones. */
export const courseTree = z.object({
  course: z.object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    state: z.enum(contentStates),
    published: z.boolean(),
    publish_at: timestamp.nullable(),
    deleted_at: timestamp.nullable(),
    draft_version: z.int().nullable(),
    has_draft: z.boolean(),
    permissions: studioPermissions,
    public_path: z.string(),
  }),
  chapters: z.array(treeChapter),
  missing: z.array(
    z.object({
      code: z.enum(missingCodes),
      lecture_id: z.int().optional(),
      chapter_id: z.int().optional(),
    }),
  ),
});
export type CourseTree = z.infer<typeof courseTree>;

/** The parameter of the calls for one course, chapter or lecture. */
export const studioItemParams = z.object({ id });

/** `made` are the ids of new chapters or lectures, in their order. */
export const treeChangeAnswer = z.object({
  tree: courseTree,
  undo: undoId,
  made: z.array(z.int()).optional(),
});
export type TreeChangeAnswer = z.infer<typeof treeChangeAnswer>;

/** Without a position at the end. */
export const makeChapterBody = z.object({ name: contentName, position: place.optional() });
export const placeChapterBody = z.object({ position: place });

/** `video` is the path of an uploaded video. */
export const makeLecturesBody = z.object({
  chapter_id: id,
  position: place.optional(),
  lectures: z
    .array(
      z.object({
        name: contentName,
        type: z.enum(lectureKinds),
        video: storedPath.nullish(),
      }),
    )
    .min(1)
    .max(limits.lecturesAtOnce),
});

const lectureIds = z.array(id).min(1).max(limits.lecturesAtOnce);

/** The lectures stand together at `position` of the chapter, in the order in which they are named. */
export const placeLecturesBody = z.object({
  lectures: lectureIds,
  chapter_id: id,
  position: place,
});
export const freeLecturesBody = z.object({ lectures: lectureIds, free: z.boolean() });

/**
 * Files of captions by lecture, all of one course. A file in a language that a lecture has takes the place of the one
 * before; its other languages stay.
 */
export const lectureCaptionsBody = z.object({
  lectures: z
    .array(
      z.object({
        id,
        captions: z
          .array(
            z.object({
              language: z.string().min(1).max(draftLimits.languageMaxLength),
              media: storedPath,
            }),
          )
          .min(1)
          .max(draftLimits.captionsMax),
      }),
    )
    .min(1)
    .max(limits.lecturesAtOnce),
});
export type LectureCaptions = z.output<typeof lectureCaptionsBody>['lectures'][number];

export const lectureActions = ['publish', 'hide', 'bin', 'restore'] as const;
export type LectureAction = (typeof lectureActions)[number];

export const lectureStateBody = z.object({
  lectures: lectureIds,
  act: z.enum(lectureActions),
  /** The versions of the drafts that the caller saw, by lecture; only they are published. Absent: as they are. */
  draft_versions: z.record(z.string().regex(/^\d{1,10}$/), z.int().nullable()).optional(),
});
