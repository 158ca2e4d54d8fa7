/** The constants of `limits.ts` that some public pages need, and not every one. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const home = {
  latestCourses: 4,
  firstServices: 3,
  /** Answered questions on a member's first page, the newest first. */
  answers: 3,
} as const;

export const projects = {
  galleryThumbnails: 8,
  skillsOnCard: 3,
} as const;

export const services = {
  technologies: 8,
  skillsPerProjectMain: 3,
  skillsPerProjectSide: 2,
} as const;

export const teachers = {
  latestStudents: 6,
} as const;

/** Service orders. The specification names no bounds for the texts. */
export const orders = {
  phoneMaxLength: 40,
  phoneDigits: { least: 6, most: 15 },
  countryMaxLength: 60,
  jobTitleMaxLength: 120,
  descriptionMaxLength: 5000,
  perHourPerNetworkAddress: 20,
} as const;

export const contact = {
  subjectMaxLength: 150,
  messageMaxLength: 5000,
  perHourPerNetworkAddress: 20,
  /** The specification's minimum time for which «sending» is shown, so that it can be read. */
  sendingShown: 1 * second,
} as const;

export const learning = {
  signedAddressLifetime: 2 * hour,
  /** The addresses of a lecture's video and captions; the player requests new ones when they expire. */
  videoAddressLifetime: 30 * minute,
  savePositionEvery: 10 * second,
  /** The countdown before the next lecture starts by itself. */
  nextLectureAfter: 8 * second,
  /** The maximum age of a position that a formerly offline device reports. */
  positionAcceptedFor: 30 * day,
} as const;
