import { z } from 'zod';
import {
  codeFiles,
  exerciseHints,
  exerciseRules,
  exerciseTests,
} from '../../../assessment/exercises/shapes.ts';
import { questions } from '../../../assessment/limits.ts';
import {
  codeLanguages,
  questionAnswers,
  questionHint,
  questionKinds,
} from '../../../assessment/questions/shapes.ts';
import { quizItems, quizRules } from '../../../assessment/quizzes/shapes.ts';
import { videoQuestionPlaces } from '../../../assessment/video-questions/shapes.ts';
import { completionRules } from '../../../learning/completion/shapes.ts';
import { courseLevels } from '../../../learning/courses/course-options.ts';
import { lectureKinds } from '../../../learning/courses/shapes.ts';
import { videoElsewhere, videoHosts } from '../../../learning/lectures/elsewhere.ts';
import {
  articles,
  certificates,
  drafts as limits,
  offers,
  site as siteLimits,
  videoChapters,
} from '../../../limits.ts';
import { chosenNouns } from '../../../site/chosen-nouns.ts';
import { currencies, homeSections } from '../../../site/site.ts';
import { foldDigits } from '../../../text/digits.ts';
import { withoutSteering } from '../../../text/invisible.ts';
import { maxId } from '../../../wire.ts';
import type { ContentKind } from './page.ts';

/** A text as it is being written: it may be empty. */
const text = (maxLength: number) => z.string().max(maxLength);
const html = text(limits.htmlMaxLength);
/** The path of a file in storage; null for none. */
const file = text(limits.pathMaxLength).nullable();
const reference = z.int().positive().max(maxId).nullable();
/** A decimal number as it is being typed; empty or null without a price. */
const price = text(limits.priceMaxLength)
  .transform((typed) => foldDigits(typed).trim())
  .nullable();
const lines = z.array(text(limits.lineMaxLength)).max(limits.listMaxLength);

/** Ids of other items, in the order in which pages show them. */
const related = z.array(z.int().positive().max(maxId)).max(offers.related);

const link = text(siteLimits.linkMaxLength);
const name = text(limits.nameMaxLength).transform(withoutSteering);
const slug = text(limits.slugMaxLength);

/**
 * The fields of a draft by kind, and what each may hold while it is being written. What is missing for a publication is
 * checked when it is published.
 */
export const itemFields = {
  course: {
    name,
    slug,
    category_id: reference,
    description: text(limits.descriptionMaxLength),
    long_description: text(limits.longTextMaxLength),
    image: file,
    intro_video: file,
    price,
    /** Days of access from joining; null with `sold_until` or without an end. */
    sold_days: z.int().min(1).max(limits.soldDaysMax).nullable(),
    /** When the access of everybody who buys it ends. */
    sold_until: z.iso.datetime().nullable(),
    language: text(limits.languageMaxLength),
    certificate: z.boolean(),
    /** Whether the viewer's name moves over the videos. */
    moving_name: z.boolean(),
    /** Null for the default rules. */
    completion_rules: completionRules.nullable(),
    level: z.enum(courseLevels).nullable(),
    requirements: lines,
    outcomes: lines,
    resources: z
      .array(z.object({ name, media: file, members_only: z.boolean() }))
      .max(limits.listMaxLength),
  },
  lecture: {
    name,
    slug,
    type: z.enum(lectureKinds),
    minutes: z.int().min(0).max(limits.minutesMax),
    free: z.boolean(),
    video: file,
    poster: file,
    /** A video that plays from another site, in place of `video`. */
    elsewhere: videoElsewhere.nullable(),
    captions: z
      .array(
        z.object({ language: text(limits.languageMaxLength), media: text(limits.pathMaxLength) }),
      )
      .max(limits.captionsMax),
    /** In any order; their starts are whole seconds. */
    chapters: z
      .array(
        z.object({
          start: z.int().min(0).max(videoChapters.lastSecond),
          name: text(videoChapters.nameMaxLength).transform(withoutSteering),
        }),
      )
      .max(videoChapters.perVideo),
    /** Questions of the bank at their seconds; null for none. */
    video_questions: videoQuestionPlaces.nullable(),
    /** Whether the lecture is completed only with an answer to each of them. */
    questions_required: z.boolean(),
    body: html,
    /** Null for a quiz whose questions are its text. */
    quiz_items: quizItems.nullable(),
    quiz_rules: quizRules.nullable(),
    exercise_language: z.enum(codeLanguages).nullable(),
    exercise_files: codeFiles.nullable(),
    exercise_solution: codeFiles.nullable(),
    exercise_tests: exerciseTests.nullable(),
    exercise_hints: exerciseHints.nullable(),
    exercise_rules: exerciseRules.nullable(),
  },
  article: {
    name,
    slug,
    category_id: reference,
    author_id: reference,
    image: file,
    small_description: text(limits.descriptionMaxLength),
    description: html,
    /** The ids of articles that stand beside it, in their order. */
    related: z.array(z.int().positive().max(maxId)).max(articles.related),
  },
  service: {
    name,
    slug,
    category_id: reference,
    manager_id: reference,
    image: file,
    small_description: text(limits.descriptionMaxLength),
    user_description: text(limits.longTextMaxLength),
    description: text(limits.longTextMaxLength),
    price_starting: price,
    featured: z.boolean(),
    courses: related,
    projects: related,
  },
  project: {
    name,
    slug,
    description: text(limits.longTextMaxLength),
    image: file,
    project_url: text(limits.pathMaxLength).nullable(),
    completed_at: z.iso.datetime().nullable(),
    images: z.array(text(limits.pathMaxLength)).max(offers.picturesPerProject),
    skills: related,
    services: related,
  },
  page: {
    name,
    slug,
    summary: text(limits.descriptionMaxLength),
    body: html,
    in_footer: z.boolean(),
  },
  site: {
    name: text(siteLimits.nameMaxLength),
    tagline: text(siteLimits.taglineMaxLength),
    hero_title: text(siteLimits.heroTitleMaxLength).transform(withoutSteering),
    hero_text: text(siteLimits.heroTextMaxLength).transform(withoutSteering),
    logo: file,
    logo_dark: file,
    logo_has_name: z.boolean(),
    icon: file,
    accent: text(siteLimits.accentMaxLength),
    email: text(siteLimits.emailMaxLength),
    phone: text(siteLimits.phoneMaxLength),
    address: text(siteLimits.addressMaxLength),
    facebook: link,
    x: link,
    youtube: link,
    linkedin: link,
    github: link,
    currency: z.enum(currencies),
    time_zone: text(siteLimits.timeZoneMaxLength),
    home_sections: z.array(z.enum(homeSections)).max(homeSections.length).nullable(),
    nouns: chosenNouns,
    /** The sites whose videos lectures may have. */
    video_hosts: z.array(z.enum(videoHosts)).max(videoHosts.length),
    certificate_title: text(certificates.titleMaxLength),
    certificate_text: text(certificates.textMaxLength),
    certificate_signer: text(certificates.nameMaxLength),
    certificate_signer_title: text(certificates.titleMaxLength),
    certificate_signature: file,
    certificate_accent: text(siteLimits.accentMaxLength),
  },
  question: {
    kind: z.enum(questionKinds),
    body: text(questions.bodyMaxLength),
    answers: questionAnswers,
    explanation: text(questions.bodyMaxLength),
    hints: z.array(questionHint).max(questions.hints),
    points: z.int().min(1).max(questions.pointsMax),
    tags: z.array(text(questions.tagMaxLength)).max(questions.tags),
  },
} satisfies Record<ContentKind, Record<string, z.ZodType>>;

type Fields = typeof itemFields;
/** Fields that are empty until a person fills them, though a draft cannot empty them again. */
interface EmptyAtFirst {
  lecture: { body: null };
  site: { currency: null };
}
type EmptyValue<Kind, Field> = Kind extends keyof EmptyAtFirst
  ? Field extends keyof EmptyAtFirst[Kind]
    ? EmptyAtFirst[Kind][Field]
    : never
  : never;

/** What the fields of an item hold, by kind; a course has the names of its chapters too (`chapterOfField`). */
export type ItemFields = {
  [Kind in ContentKind]: {
    [Field in keyof Fields[Kind]]:
      | (Fields[Kind][Field] extends z.ZodType ? z.infer<Fields[Kind][Field]> : never)
      | EmptyValue<Kind, Field>;
  } & (Kind extends 'course' ? Record<`chapter:${number}`, string | undefined> : unknown);
};
/** A field of an item of any kind. */
export type ItemFieldName = { [Kind in ContentKind]: keyof Fields[Kind] }[ContentKind] & string;

const chapterField = /^chapter:([1-9]\d{0,9})$/;

/** The chapter whose name a course's field `chapter:<id>` holds; null for other fields. */
export function chapterOfField(field: string): number | null {
  const [, id] = chapterField.exec(field) ?? [];
  return id === undefined ? null : Number(id);
}

/** The schema of a draft's field; null for a field that the kind does not have. */
export function fieldSchema(kind: ContentKind, field: string): z.ZodType | null {
  if (kind === 'course' && chapterOfField(field) !== null) return name;
  const fields: Record<string, z.ZodType> = itemFields[kind];
  return Object.hasOwn(fields, field) ? (fields[field] ?? null) : null;
}
