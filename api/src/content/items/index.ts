export { lockSlugs } from './addresses.ts';
export { asIfPublished } from './as-if-published.ts';
export { bringBackVersion } from './bring-back-version.ts';
export { type Changed, withItem } from './change-item.ts';
export { binItem, hideItem, restoreItem, unscheduleItem } from './change-state.ts';
export { courseRoleOf, coursesWith } from './course-role.ts';
export { discardDraft } from './discard-draft.ts';
export { faultOfFormat } from './draft-formats.ts';
export { nextSave, writeDraft } from './draft-rows.ts';
export { emptyBin } from './empty-bin.ts';
export { type Fields, publishedFields } from './item-values.ts';
export { type ContentKind, columnFields, htmlFields, tables } from './kinds.ts';
export { readListFields, writeListFields } from './list-fields.ts';
export { describeConflicts, mergeChanges, namesOfNewer, newerFields } from './merge-changes.ts';
export { mayBeNamed } from './named-people.ts';
export {
  applyPublication,
  type Publication,
  type PublishedQuestion,
  publishItem,
} from './publish-item.ts';
export {
  deleteDraft,
  draftOf,
  findCourseRole,
  hasMembers,
  type Item,
  type ItemKey,
  lockItem,
  mayTeachersPublish,
  ofItem,
} from './queries.ts';
export { questionName } from './question-columns.ts';
export { parseQuizItems, questionsOfQuiz } from './quiz-questions.ts';
export { namingLecture, requireReady } from './readiness.ts';
export { faultOfReference } from './references.ts';
export { scheduleItem } from './schedule-item.ts';
export { screenCapabilitiesOf } from './screen-capabilities.ts';
export { copyDraft, copyDrafts } from './studio/copy-draft.ts';
export { drafted, hasText } from './studio/drafted.ts';
export { type StateBefore, setState } from './studio/item-states.ts';
export { receiveFilm } from './studio/receive-film.ts';
export { freeSlugs } from './studio/slugs.ts';
export { undoLectureStates, undoQuestionStates } from './studio/undo-states.ts';
export { publishedFieldVersions, versionOf } from './versions.ts';
