/** Every business constant, one line each. Times are in milliseconds unless the name says otherwise. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const lists = {
  coursesPerPage: 8,
  articlesPerPage: 8,
  servicesPerPage: 15,
  projectsPerPage: 6,
  projectsPerPageByService: 7,
  myCoursesPerPage: 9,
  teacherCoursesPerPage: 6,
  notificationsPerPage: 15,
  bulkPerPage: 200,
  maxPerPage: 200,
  maxPage: 2_147_483_647,
  searchMaxLength: 100,
} as const;

export const home = {
  latestCourses: 4,
  firstServices: 3,
} as const;

export const code = {
  length: 6,
  lifetime: 10 * minute,
  resendAfter: 60 * second,
  wrongTries: 5,
  perHourPerAddress: 5,
  perHourPerNetworkAddress: 20,
} as const;

export const signIn = {
  attempts: 5,
  lock: 15 * minute,
} as const;

export const session = {
  accessLifetime: 24 * hour,
  refreshLifetime: 30 * day,
  refreshBeforeExpiry: 5 * minute,
  tokenCacheLifetime: 24 * hour,
  rehydrateTimeout: 5 * second,
} as const;

export const passwords = {
  minLength: 8,
  maxLength: 200,
} as const;

export const person = {
  nameMaxLength: 100,
  emailMaxLength: 254,
} as const;

export const learning = {
  signedAddressLifetime: 2 * hour,
  sidebarScrollAboveChapters: 5,
  sidebarMaxHeightPx: 350,
  savePositionEvery: 10 * second,
} as const;

export const notices = {
  toast: 3 * second,
  pushToast: 6 * second,
  saveConfirmation: 3 * second,
  pollCounts: 30 * second,
  dropdownLength: 5,
} as const;

export const articles = {
  wordsPerMinute: 200,
  excerptLength: 150,
  searchDescriptionLength: 160,
  related: 4,
  fontSize: { min: 12, max: 24, step: 2, default: 16 },
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

export const fetching = {
  retries: 3,
  retryDelayCap: 30 * second,
  fresh: 5 * minute,
} as const;

export const layout = {
  mobileBreakpointPx: 768,
  scrollTopAfter: 100,
  myCoursesSkeletons: 3,
} as const;

export const mails = {
  keptFor: 30 * day,
} as const;
