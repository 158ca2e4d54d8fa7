/**
 * The types of the demo content: plain data that refers to each other by slugs, without ids or dates.
 * Ages are "days before the first start", so that a new installation looks recent.
 */

import type { ExerciseRules, ExerciseTest } from '@nibras/contract/assessment/exercises/shapes.ts';
import type {
  CodeLanguage,
  QuestionAnswers,
  QuestionHint,
  QuestionKind,
} from '@nibras/contract/assessment/questions/shapes.ts';
import type { QuizRules } from '@nibras/contract/assessment/quizzes/shapes.ts';

/** A picture's path below `demo/media/`, e.g. `courses/python-basics.webp`. */
export type MediaPath = string;

export interface DemoPerson {
  email: string;
  name: string;
  role: 'student' | 'teacher' | 'admin';
  phone?: string;
  photo?: MediaPath;
  /** Teachers only. */
  title?: string;
  bio?: string;
  /** The educational features on a teacher's page. */
  features?: string[];
}

export interface DemoCategory {
  slug: string;
  name: string;
}

export type DemoLectureType = 'video' | 'quiz' | 'assignment' | 'article' | 'exercise';

export interface DemoQuestion {
  kind: QuestionKind;
  /** The same simple HTML as a lecture's text. */
  body: string;
  answers: QuestionAnswers;
  explanation: string;
  hints?: QuestionHint[];
  /** 1 without. */
  points?: number;
  tags?: string[];
}

export interface DemoQuiz {
  /** Asked in every attempt, in this order. */
  questions: DemoQuestion[];
  /** What is drawn by a tag, behind the others. */
  draws?: { tag: string; count: number; from: DemoQuestion[] };
  /** Where it differs from the default rules. */
  rules?: Partial<QuizRules>;
}

export interface DemoExercise {
  language: CodeLanguage;
  files: { name: string; code: string }[];
  solution: { name: string; code: string }[];
  tests: ExerciseTest[];
  hints: string[];
  rules?: Partial<ExerciseRules>;
}

export interface DemoLecture {
  name: string;
  type: DemoLectureType;
  /** Whole minutes shown to the student; a video’s own length, rounded up. */
  minutes: number;
  /** A free preview that anyone signed in may open (the wire's `show` = 1). */
  free?: boolean;
  /** A video's path below `demo/media/`; only for `type: 'video'`. */
  video?: MediaPath;
  /** Article text, quiz questions or the assignment's task as simple HTML (p, h2, h3, ul, ol, li, strong, code, pre). */
  body?: string;
  /** Only for `type: 'quiz'`; without one its text is the quiz. */
  quiz?: DemoQuiz;
  /** Only for `type: 'exercise'`, whose task is the text. */
  exercise?: DemoExercise;
}

export interface DemoChapter {
  name: string;
  lectures: DemoLecture[];
}

export interface DemoReview {
  /** The e-mail of the person who wrote it. */
  by: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  daysAgo: number;
}

export interface DemoCourse {
  slug: string;
  name: string;
  category: string;
  teacher: string;
  /** One or two sentences for the card. */
  description: string;
  /** Three to five paragraphs of plain text, separated by blank lines; full courses only, else empty. */
  longDescription: string;
  image: MediaPath;
  /** Whole US dollars; null is free. */
  price: number | null;
  level: 'beginner' | 'intermediate' | 'advanced';
  language: string;
  certificate: boolean;
  features: string[];
  requirements: string[];
  resources: { name: string; file: MediaPath; membersOnly?: boolean }[];
  chapters: DemoChapter[];
  reviews: DemoReview[];
  daysAgo: number;
  updatedDaysAgo: number;
}

export interface DemoArticle {
  slug: string;
  name: string;
  category: string;
  author: string;
  smallDescription: string;
  /** HTML: p, h2, h3, ul, ol, li, strong, em, blockquote, a, code, and pre > code with a class like `language-python`. */
  description: string;
  image: MediaPath;
  daysAgo: number;
  /** A draft, or an article that is published by itself after some days. */
  unpublished?: 'draft' | { inDays: number };
}

export interface DemoService {
  slug: string;
  name: string;
  category: string;
  manager: string;
  smallDescription: string;
  userDescription: string;
  /** Features as sentences, each ended by a full stop: the page splits the text there. */
  description: string;
  image: MediaPath;
  /** Whole US dollars to start from; null shows no price. */
  priceStarting: number | null;
  featured?: boolean;
  courses: string[];
  daysAgo: number;
}

export interface DemoProject {
  slug: string;
  name: string;
  description: string;
  image: MediaPath;
  images: MediaPath[];
  projectUrl: string | null;
  completedDaysAgo: number | null;
  daysAgo: number;
  /** Names of the demo's skills. */
  skills: string[];
  services: string[];
}

export interface DemoDiscussion {
  course: string;
  /** The lecture's name inside that course. */
  lecture: string;
  by: string;
  question: string;
  daysAgo: number;
  /** In order; each by the student or by the course's teacher. */
  replies: { by: string; body: string; minutesLater: number }[];
}

export interface DemoEnrolment {
  student: string;
  course: string;
  daysAgo: number;
  /** Names of lectures already watched to the end. */
  watched?: string[];
}

/** A quiz that a student has taken. Which answers are right is drawn, so that about `share` of them are. */
export interface DemoQuizAttempt {
  student: string;
  course: string;
  lecture: string;
  /** From 0 to 1. */
  share: number;
  daysAgo: number;
  /** What is written where a person marks the answer. */
  essay: string;
  /** Whether the teacher has marked that. */
  marked: boolean;
}

/** A program that a student has handed in: the solution, or the start files. */
export interface DemoExerciseAttempt {
  student: string;
  course: string;
  lecture: string;
  passed: boolean;
  daysAgo: number;
}

/** Where the demo's students transfer money to. */
export interface DemoChannel {
  kind: 'vodafone-cash' | 'instapay' | 'bank';
  name: string;
  number: string;
  words: string;
}

/** A purchase that did not simply end with its payment. Enrolments in priced courses are paid ones. */
export interface DemoPurchase {
  student: string;
  courses: string[];
  daysAgo: number;
  state: 'open' | 'expired' | 'cancelled' | 'refunded';
  /** The part of an open one that has come: less than is due, which a person decides about. */
  received?: number;
  /** The receipt of a transfer that waits for the provider, of an open one. */
  receipt?: { picture: MediaPath; senderDigits: string; note: string };
}

/** Several courses by their slugs, at one price. */
export interface DemoBundle {
  name: string;
  description: string;
  price: number;
  courses: string[];
}

/** A percentage off, for all courses or for some by their slugs. */
export interface DemoCoupon {
  code: string;
  percent: number;
  courses?: string[];
  maxUses?: number;
  /** When it ends, or ended; absent for no end. */
  endsInDays?: number;
  active?: boolean;
}

/** A certificate, issued when the course was completed, or granted by hand for a reason. */
export interface DemoCertificate {
  student: string;
  course: string;
  daysAgo: number;
  granted?: string;
  revoked?: { reason: string; daysAgo: number };
  /** A request for another name, which waits. */
  correction?: { name: string; note: string; daysAgo: number };
}

/** A request to delete an account, which waits. */
export interface DemoDeletion {
  person: string;
  daysAgo: number;
  certificates: 'keep' | 'remove';
}

interface DemoLetter {
  name: string;
  email: string;
  hoursAgo: number;
  /** What the provider answered, and what the staff noted. */
  answer?: string;
  note?: string;
}

/** An order of a service by its slug; null for a general request. */
export interface DemoOrder extends DemoLetter {
  phone: string;
  country: string;
  jobTitle: string;
  description: string;
  service: string | null;
  state: 'new' | 'answered' | 'agreed' | 'declined';
}

export interface DemoMessage extends DemoLetter {
  subject: string;
  message: string;
  state: 'new' | 'answered' | 'spam';
}

export interface DemoContent {
  people: DemoPerson[];
  categories: DemoCategory[];
  skills: { name: string }[];
  courses: DemoCourse[];
  articles: DemoArticle[];
  services: DemoService[];
  projects: DemoProject[];
  enrolments: DemoEnrolment[];
  quizAttempts: DemoQuizAttempt[];
  exerciseAttempts: DemoExerciseAttempt[];
  channels: DemoChannel[];
  purchases: DemoPurchase[];
  bundles: DemoBundle[];
  coupons: DemoCoupon[];
  certificates: DemoCertificate[];
  deletions: DemoDeletion[];
  favourites: { student: string; course: string }[];
  discussions: DemoDiscussion[];
  orders: DemoOrder[];
  messages: DemoMessage[];
}
