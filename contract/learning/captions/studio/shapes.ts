import { z } from 'zod';
import { draftVersion, studioPerson } from '../../../content/items/studio/page.ts';
import { captionDrafts as limits } from '../../../limits.ts';
import { id, timestamp } from '../../../wire.ts';
import { captionLine } from './lines.ts';

/** A BCP 47 tag, as `captions.language`. */
const language = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);

export const captionsParams = z.object({ id });
export const lectureCaptionsParams = z.object({ id, language });
export const captionVersionParams = z.object({ id, number: z.coerce.number().int().min(0) });
export const courseTermsParams = z.object({ id });

/** `draft`: made by a machine, and no person has gone through it; `checked`: a person has, or wrote it. */
export const captionStates = ['draft', 'checked'] as const;
export const machineStates = ['waiting', 'running', 'failed'] as const;

/** The draft by machine that is being made, or why it failed, in Arabic; null where there is neither. */
const machine = z
  .object({ state: z.enum(machineStates), failure: z.string().nullable() })
  .nullable();
export type MachineState = z.infer<typeof machine>;

/** Captions of a lecture in one language. */
const summary = z.object({
  id: z.int(),
  language: z.string(),
  state: z.enum(captionStates),
  lines: z.int(),
  /** Whether learners get an earlier text, or none: something was saved after the last confirmation. */
  unconfirmed: z.boolean(),
  /** Whether a file of these captions was made or read. */
  confirmed: z.boolean(),
  machine,
});
export type CaptionsSummary = z.infer<typeof summary>;

export const lectureCaptionsAnswer = z.object({
  captions: z.array(summary),
  /** Whether the installation can make drafts. */
  machine: z.boolean(),
});
export type LectureCaptionsAnswer = z.infer<typeof lectureCaptionsAnswer>;

export const openCaptionsAnswer = z.object({ id: z.int() });

/** Captions as they are edited: each line is a field, as in drafts of content. */
export const studioCaptions = summary.extend({
  fields: z.record(z.string(), captionLine.nullable()),
  field_versions: z.record(z.string(), z.int().min(0)),
  changed: z.array(z.string()),
  saved_at: timestamp.nullable(),
  draft_version: draftVersion,
  /** The version that was confirmed last; null before the first confirmation. */
  confirmed_version: draftVersion,
  /** What was confirmed last is in the lecture's draft, and learners get it once that is published. */
  waits: z.boolean(),
  confirmed_at: timestamp.nullable(),
  confirmed_by: studioPerson.nullable(),
  /** The file that the lecture names is another than the one of these lines. */
  file_changed: z.boolean(),
  lecture: z.object({ id: z.int(), name: z.string(), deleted: z.boolean() }),
  course: z.object({ id: z.int(), name: z.string() }),
  /** The path of the video, as in the lecture's draft. */
  video: z.string().nullable(),
  can_transcribe: z.boolean(),
});
export type StudioCaptions = z.infer<typeof studioCaptions>;
export const studioCaptionsAnswer = z.object({ item: studioCaptions });

/** As `saveDraftBody`, with more changes at once: a value is a line, null for a removed one. */
export const saveCaptionsBody = z.object({
  changes: z
    .array(
      z.object({
        field: z
          .string()
          .min(1)
          .max(limits.idMaxLength)
          .regex(/^[\w-]+$/),
        value: z.unknown(),
        base: z.int().min(0),
      }),
    )
    .min(1)
    .max(limits.changesPerSave),
  editor: z.object({ id: z.string().min(1).max(64), save: z.int().min(0) }).optional(),
  seen: z.int().min(0).optional(),
});
export type SaveCaptionsBody = z.output<typeof saveCaptionsBody>;
export { draftConflictAnswer, saveDraftAnswer } from '../../../content/items/studio/shapes.ts';

export const confirmCaptionsBody = z.object({ draft_version: draftVersion });
/** `published`: learners have it at once; else it waits for the lecture's publication. */
export const confirmCaptionsAnswer = studioCaptionsAnswer.extend({ published: z.boolean() });

/** What a file has that captions made here have no place for. */
export const lostParts = ['names', 'notes', 'styles'] as const;
export type LostPart = (typeof lostParts)[number];
export const importCaptionsAnswer = z.object({
  lines: z.array(captionLine),
  lost: z.array(z.enum(lostParts)),
  warning: z.string().nullable(),
});
export type ImportCaptionsAnswer = z.infer<typeof importCaptionsAnswer>;

export const versionReasons = ['before-save', 'before-machine', 'confirmed'] as const;
const version = z.object({
  number: z.int(),
  at: timestamp,
  by: studioPerson.nullable(),
  reason: z.enum(versionReasons),
  lines: z.int(),
});
export const captionVersionsAnswer = z.object({ versions: z.array(version) });
export type CaptionVersionsAnswer = z.infer<typeof captionVersionsAnswer>;
export const captionVersionAnswer = z.object({
  version: version.extend({ fields: z.record(z.string(), captionLine) }),
});

export const machineAnswer = z.object({ machine, draft_version: draftVersion });
export type MachineAnswer = z.infer<typeof machineAnswer>;

/** A term of a course with the forms in which it is heard, as `closure` and «كلوجر». */
const term = z.object({
  term: z.string().trim().min(1).max(limits.termMaxLength),
  spoken: z.array(z.string().trim().min(1).max(limits.termMaxLength)).max(limits.spokenForms),
});
export type CourseTerm = z.infer<typeof term>;
const terms = z.array(term).max(limits.terms);
/** `version`: in a body, of the terms that the caller saw. */
export const versionedTerms = z.object({ terms, version: z.int().min(0) });
