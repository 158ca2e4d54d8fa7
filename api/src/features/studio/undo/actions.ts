import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { undoRemove, undoSchedule } from '#features/announcements/index.ts';
import { undoChangeBundle, undoMakeBundle } from '#features/bundles/index.ts';
import { undoCancel } from '#features/codes/index.ts';
import { undoChangeCoupon, undoMakeCoupon } from '#features/coupons/index.ts';
import { undoSwitch } from '#features/gateways/index.ts';
import { undoMark, undoNote, undoTemplates } from '#features/inbox/index.ts';
import { undoAnswer, undoDecision } from '#features/moderation/index.ts';
import { undoRemoveAlias, undoRole, undoSuspension } from '#features/people/index.ts';
import {
  undoChangeChannel,
  undoMakeChannel,
  undoOrderChannels,
  undoRemoveChannel,
} from '#features/transfers/index.ts';
import {
  undoChangeCategory,
  undoMakeCategory,
  undoOrderCategories,
  undoRemoveCategory,
} from '../categories/change-categories.ts';
import { undoOrderCourses } from '../categories/course-order.ts';
import {
  undoAcceptCorrection,
  undoDeclineCorrection,
  undoGrantCertificate,
  undoReissueCertificate,
  undoRevokeCertificate,
} from '../certificates/undo-certificates.ts';
import { undoEnded, undoGiven } from '../enrolments/undo-access.ts';
import { undoImportQuestions } from '../exchange/import-questions.ts';
import { undoImport } from '../imports/undo-import.ts';
import { undoGiveAttempt } from '../marking/give-attempt.ts';
import { undoMarkText } from '../marking/mark-waiting-text.ts';
import { undoOrderOffers } from '../offers/offer-order.ts';
import { undoCopyQuestions } from '../questions/copy-questions.ts';
import { undoExtendQuiz } from '../questions/extend-quiz.ts';
import { undoTagQuestions } from '../questions/tag-questions.ts';
import { bringBackSelling } from '../selling/change-selling.ts';
import { undoChangeSkill, undoMakeSkill, undoRemoveSkill } from '../skills/change-skills.ts';
import { undoStaff } from '../staff/change-staff.ts';
import { undoFreeLectures } from '../tree/free-lectures.ts';
import { undoMakeChapter } from '../tree/make-chapter.ts';
import { undoMakeLectures } from '../tree/make-lectures.ts';
import { undoPlaceChapter } from '../tree/place-chapter.ts';
import { undoPlaceLectures } from '../tree/place-lectures.ts';
import { undoRemoveChapter } from '../tree/remove-chapter.ts';
import { undoBringBack, undoDiscard } from './undo-draft.ts';
import { undoMadeItem } from './undo-made-item.ts';
import { undoLectureStates, undoQuestionStates, undoState } from './undo-states.ts';
import type { Undoing } from './undoing.ts';

interface UndoAction {
  /**
   * What somebody must be allowed to do to undo it; `settings` for what concerns the whole installation, `answer` for
   * orders and contact messages, `skills` for the skills of projects, `people` for accounts, `selling`
   * for what is sold, `announce` outside of a course for what is announced to everybody.
   */
  act:
    | 'edit'
    | 'publish'
    | 'remove'
    | 'staff'
    | 'enrol'
    | 'mark'
    | 'announce'
    | 'settings'
    | 'answer'
    | 'moderate'
    | 'enrol'
    | 'settings'
    | 'answer'
    | 'skills'
    | 'people'
    | 'certify'
    | 'selling';
  /** Whether the details have what the undo needs. */
  applies: (details: Record<string, unknown>) => boolean;
  undo: (undoing: Undoing) => Promise<void>;
}

/** The data that an action's writer stores under `undo` of the details are those that its undo reads. */
const stored = <Data>(
  act: UndoAction['act'],
  undo: (undoing: Undoing<Data>) => Promise<void>,
): UndoAction => ({
  act,
  applies: ({ undo: data }) => typeof data === 'object' && data !== null,
  undo: undo as UndoAction['undo'],
});

/** A change of one item's state, as `changeItem` writes it. */
const state = (
  act: UndoAction['act'],
  applies: UndoAction['applies'] = () => true,
): UndoAction => ({ act, applies, undo: undoState });

/** What can be undone, by the name of the action in the audit log. */
export const undoActions: Record<string, UndoAction> = {
  'draft-discarded': stored('edit', undoDiscard),
  'version-brought-back': stored('edit', undoBringBack),
  published: state('publish', ({ version }) => typeof version === 'number'),
  hidden: state('publish'),
  scheduled: state('publish'),
  unscheduled: state('publish', ({ at }) => typeof at === 'string'),
  binned: state('remove'),
  restored: state('remove'),
  made: stored('remove', undoMadeItem),
  copied: stored('remove', undoMadeItem),
  'chapter-made': stored('edit', undoMakeChapter),
  'chapter-placed': stored('edit', undoPlaceChapter),
  'chapter-removed': stored('remove', undoRemoveChapter),
  'lectures-made': stored('edit', undoMakeLectures),
  'lectures-copied': stored('edit', undoMakeLectures),
  'lectures-placed': stored('edit', undoPlaceLectures),
  'lectures-freed': stored('publish', undoFreeLectures),
  'lectures-locked': stored('publish', undoFreeLectures),
  'lectures-published': stored('publish', undoLectureStates),
  'lectures-hidden': stored('publish', undoLectureStates),
  'lectures-binned': stored('remove', undoLectureStates),
  'lectures-restored': stored('remove', undoLectureStates),
  'questions-imported': stored('edit', undoImportQuestions),
  'questions-copied': stored('edit', undoCopyQuestions),
  'questions-tagged': stored('edit', undoTagQuestions),
  'questions-published': stored('publish', undoQuestionStates),
  'questions-binned': stored('remove', undoQuestionStates),
  'questions-restored': stored('remove', undoQuestionStates),
  'quiz-extended': stored('edit', undoExtendQuiz),
  'text-marked': stored('mark', undoMarkText),
  'attempt-given': stored('mark', undoGiveAttempt),
  'staff-added': stored('staff', undoStaff),
  'staff-changed': stored('staff', undoStaff),
  'staff-removed': stored('staff', undoStaff),
  'first-teacher-set': stored('staff', undoStaff),
  'content-hidden': stored('moderate', undoDecision),
  'content-restored': stored('moderate', undoDecision),
  'report-dismissed': stored('moderate', undoDecision),
  'review-answered': stored('moderate', undoAnswer),
  'answer-removed': stored('moderate', undoAnswer),
  'access-granted': stored('enrol', undoGiven),
  'access-extended': stored('enrol', undoGiven),
  'access-ended': stored('enrol', undoEnded),
  'certificate-granted': stored('certify', undoGrantCertificate),
  'certificate-revoked': stored('certify', undoRevokeCertificate),
  'certificate-reissued': stored('certify', undoReissueCertificate),
  'correction-accepted': stored('certify', undoAcceptCorrection),
  'correction-declined': stored('certify', undoDeclineCorrection),
  'class-imported': stored('enrol', undoImport),
  'people-imported': stored('people', undoImport),
  'role-changed': stored('people', undoRole),
  'person-suspended': stored('people', undoSuspension),
  'alias-removed': stored('people', undoRemoveAlias),
  'category-made': stored('settings', undoMakeCategory),
  'category-changed': stored('settings', undoChangeCategory),
  'category-removed': stored('settings', undoRemoveCategory),
  'categories-ordered': stored('settings', undoOrderCategories),
  'announcement-scheduled': stored('announce', undoSchedule),
  'announcement-removed': stored('announce', undoRemove),
  'courses-ordered': stored('settings', undoOrderCourses),
  'offers-ordered': stored('publish', undoOrderOffers),
  'skill-made': stored('skills', undoMakeSkill),
  'skill-changed': stored('skills', undoChangeSkill),
  'skill-removed': stored('skills', undoRemoveSkill),
  'inbox-marked': stored('answer', undoMark),
  'note-added': stored('answer', undoNote),
  'note-removed': stored('answer', undoNote),
  'templates-changed': stored('answer', undoTemplates),
  'codes-cancelled': stored('selling', undoCancel),
  'selling-changed': stored('settings', ({ tx }) => bringBackSelling(tx)),
  'channel-made': stored('settings', undoMakeChannel),
  'channel-changed': stored('settings', undoChangeChannel),
  'channel-removed': stored('settings', undoRemoveChannel),
  'channels-ordered': stored('settings', undoOrderChannels),
  'gateway-changed': {
    ...stored<{ gateway: Gateway; active: boolean }>('selling', ({ tx, platform, data }) =>
      undoSwitch({ tx, vault: platform.vault, data }),
    ),
    applies: ({ what }) => what === 'on' || what === 'off',
  },
  'coupon-made': stored('selling', undoMakeCoupon),
  'coupon-changed': stored('selling', undoChangeCoupon),
  'coupon-switched-on': stored('selling', undoChangeCoupon),
  'coupon-switched-off': stored('selling', undoChangeCoupon),
  'coupon-binned': stored('selling', undoChangeCoupon),
  'coupon-restored': stored('selling', undoChangeCoupon),
  'bundle-made': stored('selling', undoMakeBundle),
  'bundle-changed': stored('selling', undoChangeBundle),
  'bundle-switched-on': stored('selling', undoChangeBundle),
  'bundle-switched-off': stored('selling', undoChangeBundle),
  'bundle-binned': stored('selling', undoChangeBundle),
  'bundle-restored': stored('selling', undoChangeBundle),
};
