import { z } from 'zod';
import { drafts as limits, studio } from '../../../limits.ts';
import { id, pageNumber, picture, timestamp } from '../../../wire.ts';
import {
  contentKinds,
  contentStates,
  draftVersion,
  listedKinds,
  pageOf,
  studioPerson,
  undoId,
} from './page.ts';

export const itemParams = z.object({ kind: z.enum(contentKinds), id });
export const versionParams = itemParams.extend({ number: z.coerce.number().int().min(0) });

/** Null for the system, or a person who has left. */
const author = studioPerson.nullable();
const fieldName = z.string().min(1).max(limits.fieldNameMaxLength);
const fieldVersion = z.int().min(0);
const fieldValues = z.record(z.string(), z.unknown());
const fieldVersions = z.record(z.string(), fieldVersion);

/** A course, lecture, article, service or project as it is edited. */
export const studioItem = z.object({
  kind: z.enum(contentKinds),
  id: z.int(),
  slug: z.string(),
  /** As in the draft. */
  name: z.string(),
  state: z.enum(contentStates),
  published: z.boolean(),
  publish_at: timestamp.nullable(),
  /** The draft for which the publication is scheduled; a changed draft is not published. */
  publish_version: draftVersion,
  deleted_at: timestamp.nullable(),
  /** The number of the newest version; 0 before the first publication from the studio. */
  version: z.int(),
  draft_version: draftVersion,
  /** The published values with the draft's over them. */
  fields: fieldValues,
  /** The save that last changed each field, in the draft or in what is published; absent for 0. */
  field_versions: fieldVersions,
  /** The fields of the draft. */
  changed: z.array(z.string()),
  saved_at: timestamp.nullable(),
  saved_by: author,
  permissions: z.object({ edit: z.boolean(), publish: z.boolean(), remove: z.boolean() }),
  public_path: z.string(),
  /** Of a lecture and a question; visitors see a lecture only where its course is published. */
  course: z.object({ id: z.int(), name: z.string(), published: z.boolean() }).nullable(),
});
export type StudioItem = z.infer<typeof studioItem>;
export const itemAnswer = z.object({ item: studioItem });
/** `undo` is the entry of the audit log that can be undone; null where there is nothing to undo. */
export const itemActionAnswer = itemAnswer.extend({ undo: undoId.nullable() });
export type ItemActionAnswer = z.infer<typeof itemActionAnswer>;

/** Saves fields, each unless another person changed it since `base`. */
export const saveDraftBody = z.object({
  changes: z
    .array(
      z.object({
        field: fieldName,
        value: z.unknown(),
        /** The field's version that the editor saw. */
        base: fieldVersion,
      }),
    )
    .min(1)
    .max(limits.changesPerSave),
  /**
   * Who types: one open tab, and its saves in their order. A save whose response was lost is told by it from a change
   * that another person made, and one that arrives late is ignored.
   */
  editor: z.object({ id: z.string().min(1).max(64), save: z.int().min(0) }).optional(),
  /** The newest save whose fields the editor has: the answer brings those that came after it. */
  seen: z.int().min(0).optional(),
});
export type SaveDraftBody = z.output<typeof saveDraftBody>;

/** A field that was saved after the save that the editor has seen, and not by this request. */
const newerField = z.object({
  field: z.string(),
  value: z.unknown(),
  version: fieldVersion,
  /** Null where nobody is known. */
  by: z.int().nullable(),
});
export type NewerField = z.infer<typeof newerField>;
const newerFields = z.array(newerField).default([]);

export const saveDraftAnswer = z.object({
  draft_version: draftVersion,
  newer: newerFields,
  /** Of the fields of the request. */
  field_versions: fieldVersions,
  saved_at: timestamp,
});
export type SaveDraftAnswer = z.infer<typeof saveDraftAnswer>;

export const fieldConflict = z.object({
  field: z.string(),
  /** What another person has saved meanwhile, with its version. */
  value: z.unknown(),
  version: fieldVersion,
  by: author,
  at: timestamp,
});
export type FieldConflict = z.infer<typeof fieldConflict>;

/** The response with 409: the fields that fitted are saved. */
export const draftConflictAnswer = z.object({
  message: z.string(),
  saved: z.object({ field_versions: fieldVersions }),
  conflicts: z.array(fieldConflict),
  newer: newerFields,
  draft_version: draftVersion,
});
export type DraftConflictAnswer = z.infer<typeof draftConflictAnswer>;

/** The body of discarding, publishing and restoring a version: the draft that the caller saw. */
export const draftVersionBody = z.object({ draft_version: draftVersion });
export const scheduleBody = draftVersionBody.extend({ at: z.iso.datetime({ offset: true }) });
export const publishCourseParams = z.object({ id });
export const publishCourseBody = draftVersionBody.extend({
  lectures: z
    .array(z.object({ id: z.int().positive(), draft_version: draftVersion }))
    .max(studio.lecturesPerCourse),
});

export const itemStateActions = ['publish', 'hide', 'bin'] as const;
export type ItemStateAction = (typeof itemStateActions)[number];

/** One of several items that are published, hidden or removed. */
const listedItem = z.object({
  kind: z.enum(listedKinds),
  id,
  /** The draft that the caller saw, which alone is published; absent for whichever it is. */
  draft_version: draftVersion.optional(),
});
export const itemStatesBody = z.object({
  act: z.enum(itemStateActions),
  items: z.array(listedItem).min(1).max(studio.itemsAtOnce),
});
export type ItemStatesBody = z.output<typeof itemStatesBody>;

/** What a list shows of an item after a change. */
export const listedItemState = z.object({
  kind: z.enum(listedKinds),
  id: z.int(),
  state: z.enum(contentStates),
  published: z.boolean(),
  /** Visitors see it: it is published, and so is the course of a lecture. */
  visible: z.boolean(),
  publish_at: timestamp.nullable(),
  has_draft: z.boolean(),
  draft_version: draftVersion,
});
export type ListedItemState = z.infer<typeof listedItemState>;

/**
 * Some may be refused while others change; `undo` undoes what was changed. Those that have the wanted state already are in
 * neither list.
 */
export const itemStatesAnswer = z.object({
  changed: z.array(listedItemState),
  refused: z.array(
    z.object({
      kind: z.enum(listedKinds),
      id: z.int(),
      message: z.string(),
      /** What it lacks before it can be published. */
      missing: z.array(z.string()),
    }),
  ),
  undo: z.array(undoId),
});
export type ItemStatesAnswer = z.infer<typeof itemStatesAnswer>;

/** The kinds with a price of their own, and its field. */
export const priceFields = { course: 'price', service: 'price_starting' } as const;
export const pricedKinds = ['course', 'service'] as const;
export type PricedKind = (typeof pricedKinds)[number];
export const itemPriceParams = z.object({ kind: z.enum(pricedKinds), id });
/** A decimal number; null for no price. */
export const itemPriceBody = z.object({
  price: z.string().trim().min(1).max(limits.priceMaxLength).nullable(),
  /** The price that the caller saw, in the draft where it has one. */
  seen: z.string().max(limits.priceMaxLength).nullable(),
});
/** `public`: visitors see the new price; else it stands in a draft. */
export const itemPriceAnswer = z.object({
  price: z.string().nullable(),
  public: z.boolean(),
  draft_version: draftVersion,
  undo: undoId.nullable(),
});
export type ItemPriceAnswer = z.infer<typeof itemPriceAnswer>;

export const versionsQuery = z.object({ page: pageNumber });
const versionRow = z.object({ number: z.int(), at: timestamp, by: author });
export const versionsAnswer = z.object({
  /** The newest first; `changed` names the fields that differ from the version before. */
  versions: pageOf(versionRow.extend({ changed: z.array(z.string()) })),
});
export type VersionsAnswer = z.infer<typeof versionsAnswer>;
export const versionAnswer = z.object({ version: versionRow.extend({ fields: fieldValues }) });
export type VersionAnswer = z.infer<typeof versionAnswer>;

/** `PUT …/presence`: the caller has the item open, with the keyboard in a field or in none. */
export const presenceBody = z.object({ field: fieldName.nullable() });
export const editingPerson = z.object({
  id: z.int(),
  name: z.string(),
  photo: picture,
  field: z.string().nullable(),
});
export type EditingPerson = z.infer<typeof editingPerson>;
/** The others who have it open; `draft_version` tells whether they have saved something. */
export const presenceAnswer = z.object({
  people: z.array(editingPerson),
  draft_version: draftVersion,
  version: z.int(),
});
export type PresenceAnswer = z.infer<typeof presenceAnswer>;
