/** The constants of quizzes, exercises and the playground. Times are in milliseconds, lengths in characters. */

const second = 1000;
const minute = 60 * second;

/** A question as a teacher writes it. */
export const questions = {
  bodyMaxLength: 20_000,
  /** One choice, pair, item or hint. */
  partMaxLength: 4_000,
  /** Choices, pairs or items of a question. */
  parts: 20,
  gaps: 30,
  codeMaxLength: 20_000,
  /** Ways in which a short answer, a gap or an output may be written. */
  accepted: 50,
  acceptedMaxLength: 500,
  numberMaxLength: 40,
  unitMaxLength: 40,
  hints: 5,
  pointsMax: 100,
  tags: 10,
  tagMaxLength: 40,
  perPage: 30,
  perCourse: 5_000,
  /** Questions that one call of the studio changes or lists by their ids. */
  atOnce: 200,
} as const;

/** A quiz, and taking it. */
export const quizzes = {
  items: 200,
  minutesMax: 600,
  attemptsMax: 50,
  /** Characters of one answer: a choice's id, a short text or an essay. */
  answerMaxLength: 20_000,
  shortAnswerMaxLength: 500,
  /** An answer is sent so long after the last key, and at the latest so long after the first unsent one. */
  saveAfter: 600,
  saveWithin: 3 * second,
  saveTimeout: 15 * second,
  /** What was given before the end may arrive so long after it: the network's delay costs nobody an answer. */
  acceptedAfterEnd: 20 * second,
  startsPerHourPerPerson: 60,
  savesPerMinutePerPerson: 240,
  attemptsListed: 50,
  markingPerPage: 20,
  noteMaxLength: 2_000,
} as const;

/** Questions that a video asks. */
export const videoQuestions = {
  perLecture: 30,
  /** The last second at which a question may stand. */
  lastSecond: 86_399,
  /** Answers of a person to one question that are stored. */
  answersPerQuestion: 50,
  answersPerMinutePerPerson: 120,
  /** Characters of the key by which an answer that is sent again is recognised. */
  keyMaxLength: 64,
  /** A step in the video of fewer seconds was played, and a longer one is a jump. */
  playedStep: 5,
} as const;

/** Code exercises and what learners send of them. */
export const exercises = {
  files: 8,
  fileNameMaxLength: 60,
  /** All files together. */
  codeMaxLength: 200_000,
  tests: 40,
  testNameMaxLength: 200,
  /** Input or expected output of a test. */
  textMaxLength: 20_000,
  testCodeMaxLength: 20_000,
  hints: 5,
  pointsMax: 100,
  /** Hidden tests that are drawn for an attempt. */
  drawnMax: 20,
  /** How long an opened attempt accepts outputs. */
  attemptFor: 10 * minute,
  attemptsPerHourPerPerson: 120,
  worksPerMinutePerPerson: 60,
  /** Of a printed output that is sent: longer than any expected one, so that what is cut off cannot be right. */
  outputMaxLength: 25_000,
  /** Of a printed output that is kept for the teacher. */
  keptOutputLength: 2_000,
  /** A run is ended after this time. */
  runFor: 10 * second,
  /** Characters of output that are shown; the run ends when there is more. */
  shownOutput: 200_000,
} as const;

/** Questions from and for other programs: GIFT and Moodle XML. */
export const exchange = {
  /** Bytes of a file; pictures make Moodle's large. */
  maxBytes: 10 * 1024 * 1024,
  questionsAtOnce: 1_000,
  /** Questions of a dry run that are shown; what is left out is always shown, up to as many again. */
  shown: 300,
  /** Characters of what a note is about. */
  detailMaxLength: 200,
  /** Elements of a Moodle file, and how deep they stand in each other. */
  elementsMax: 300_000,
  depthMax: 40,
  /** Pictures of a question, and characters of one in base64. */
  picturesPerQuestion: 20,
  pictureMaxLength: 8 * 1024 * 1024,
  checksPerMinutePerPerson: 60,
  importsPerMinutePerPerson: 20,
  exportsPerMinutePerPerson: 20,
} as const;

/** What is told of the answers to a question or a quiz. */
export const statistics = {
  /** The newest answers that are counted. */
  answers: 5_000,
  /** The newest attempts of a quiz that are counted. */
  attempts: 5_000,
  /** Fewer answers say nothing about how well a question separates. */
  answersForDiscrimination: 10,
  /** The part of the learners with the best rest of the quiz that is called strong. */
  strongPart: 0.27,
  wrongTexts: 20,
  wrongTextMaxLength: 200,
  /** Different texts of one question that are grouped: the most frequent ones. */
  groupedTexts: 200,
  /** Further spellings of a refused answer that are shown. */
  spellings: 3,
  /** The part of the letters, in pairs, that a near answer shares with an accepted one. */
  nearness: 0.5,
} as const;

/** Programs that are carried by a link. */
export const playground = {
  codeMaxLength: 50_000,
  linkMaxLength: 60_000,
} as const;
