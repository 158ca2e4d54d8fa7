/** Every business constant, one line each. Times are in milliseconds unless the name says otherwise. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// In a module of their own, because every page's first scripts contain the constants of this one.
export {
  announcements,
  bundles,
  captionDrafts,
  codes,
  costly,
  coupons,
  drafts,
  enrolments,
  figures,
  gatewaySetups,
  imports,
  inbox,
  listBounds,
  mailSetups,
  media,
  moderation,
  offers,
  overview,
  people,
  sales,
  sellingSetups,
  site,
  streams,
  studio,
  transfers,
  undoing,
  videoChapters,
  waiting,
} from './content/items/studio/limits.ts';
// Likewise: only the pages of what they limit need them.
export {
  contact,
  home,
  learning,
  orders,
  projects,
  services,
  teachers,
} from './page-limits.ts';
// Likewise: only pages that come after the first view need them.
export {
  certificates,
  codeRequests,
  discussions,
  messenger,
  passwords,
  photos,
  privacy,
  realtime,
  signIns,
  timeline,
} from './people/limits.ts';

export const lists = {
  coursesPerPage: 8,
  articlesPerPage: 8,
  servicesPerPage: 15,
  projectsPerPage: 6,
  projectsPerPageByService: 7,
  myCoursesPerPage: 9,
  purchasesPerPage: 10,
  favouritesPerPage: 8,
  teacherCoursesPerPage: 6,
  notificationsPerPage: 15,
  bulkPerPage: 200,
  maxPerPage: 200,
  maxPage: 2_147_483_647,
  searchMaxLength: 100,
} as const;

export const sitemap = {
  /** A file has the items of this many ids. */
  idsPerFile: 10_000,
  /** The file of the highest id of a database, which has 31 bits. */
  lastFile: 214_749,
} as const;

/** Bounds on the database work of a search. */
/** Pages that are rendered for visitors. */
export const pageRequests = {
  /** Characters of path and query. No page of the product has a longer address. */
  addressMaxLength: 2_048,
  /** A page from the cache does not count: what is rendered is a search, or a page that nobody has opened lately. */
  perMinutePerNetworkAddress: 600,
} as const;

export const searching = {
  foundAtMost: 1_000,
  /** In the search over everything: items of each kind. */
  shownPerKind: 5,
  /** Searches that a browser remembers. */
  recentSearches: 8,
} as const;

/** Total minutes that divide short courses from medium ones, and medium from long ones. */
export const courseLengths = {
  mediumFrom: 120,
  longFrom: 240,
} as const;

export const code = {
  length: 6,
  lifetime: 10 * minute,
  resendAfter: 60 * second,
  /** How long the site waits for a code to be entered before it names the spam folder. */
  spamHintAfter: 30 * second,
} as const;

export const signIn = {
  attempts: 5,
  lock: 15 * minute,
  /** Requests for a code or with a password; more are refused before their bodies are parsed. */
  perMinutePerNetworkAddress: 60,
} as const;

/** The life of content that is removed or replaced. */
export const content = {
  /** In the trash, before it is deleted. */
  trashFor: 30 * day,
  versionsFor: 365 * day,
} as const;

/** The link that makes the first admin of an installation. */
export const firstAdmin = {
  linkLifetime: 24 * hour,
} as const;

export const session = {
  accessLifetime: 24 * hour,
  refreshLifetime: 30 * day,
  refreshBeforeExpiry: 5 * minute,
  tokenCacheLifetime: 24 * hour,
  rehydrateTimeout: 5 * second,
} as const;

export const person = {
  nameMaxLength: 100,
  emailMaxLength: 254,
} as const;

export const files = {
  /** The cookie that addresses of chat files and course resources require; each use renews it. */
  cookieLifetime: 30 * day,
};

/** Pictures of link previews, drawn on the first request for a version. */
export const previews = {
  /** A drawing takes about 50 ms of a thread. */
  atOnce: 1,
  waiting: 20,
  retryAfterSeconds: 5,
  /** Uncached pictures. */
  perMinutePerNetworkAddress: 60,
} as const;

export const notices = {
  toast: 3 * second,
  pushToast: 6 * second,
  saveConfirmation: 3 * second,
  pollCounts: 30 * second,
  dropdownLength: 5,
} as const;

export const reviews = {
  commentMaxLength: 2000,
  shownAtFirst: 10,
  shownMore: 10,
} as const;

export const presence = {
  /** How often a process sends a heartbeat, and how long after the last one its people count as offline. */
  heartbeat: 10 * second,
  staleAfter: 35 * second,
  /** A person counts as offline only after this time, so that a reload or a short disconnect is not reported. */
  offlineAfter: 5 * second,
} as const;

export const push = {
  devicesPerPerson: 20,
  /** In seconds. People who are viewing the conversation have read the message by then and get no push. */
  messageDelaySeconds: 3,
  /** Characters of a message in a push. */
  previewLength: 120,
  /** How long a push service stores a message for an offline device, in seconds. */
  ttlSeconds: 24 * 60 * 60,
} as const;

/** Uploads of every kind together. The size of a single file is limited per call. */
export const uploads = {
  /** Bytes that one person may upload within a day. */
  perDayPerPerson: 500 * 1024 * 1024,
  /** A person's day starts with the first upload after the previous day. */
  day: 24 * hour,
  /** Concurrent uploads of one person. */
  atOncePerPerson: 5,
  /** Bytes of all unfinished uploads of one process. */
  unfinished: 500 * 1024 * 1024,
} as const;

/** One mail about unread messages, to people without a push subscription. */
export const digest = {
  afterUnreadFor: 30 * minute,
  /** The interval of the cron job. */
  lookEveryMinutes: 5,
  namesShown: 3,
} as const;

export const articles = {
  wordsPerMinute: 200,
  excerptLength: 150,
  searchDescriptionLength: 160,
  related: 4,
  fontSize: { min: 12, max: 24, step: 2, default: 16 },
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
  sidebarScrollAboveChapters: 5,
  sidebarMaxHeightPx: 350,
} as const;

/** Receipts go to unverified addresses, so without a limit anybody could flood a stranger's mailbox. */
export const receipts = {
  perHourPerAddress: 3,
} as const;

/** Requests for a new address per person: each mails the old address and reveals whether an address is taken. */
export const emailChanges = {
  perHour: 10,
} as const;

export const mails = {
  retention: 30 * day,
  /** Admins who get the mails to the provider while no address for them is set. */
  adminsMax: 10,
} as const;
