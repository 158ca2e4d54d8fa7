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

/** What searches may cost the database, which everybody shares. */
export const searching = {
  /** Letters after folding, which makes 18 of «ﷺ»; a longer search goes by its beginning. */
  foldedMaxLength: 100,
  /** Further words of a search are left out. */
  distinctWords: 12,
  /** Searches that no cache answers. A school, or a whole mobile network, may be one address. */
  perMinutePerNetworkAddress: 300,
} as const;

export const home = {
  latestCourses: 4,
  firstServices: 3,
} as const;

export const code = {
  length: 6,
  lifetime: 10 * minute,
  resendAfter: 60 * second,
  /** Of one code: from the network that asked for it, and once more from all others together. */
  wrongTries: 5,
  /** Codes to one address that one network asks for. */
  perHourPerAddress: 5,
  /** Codes to one address that all networks together ask for. */
  perHourPerAddressInAll: 15,
  perHourPerNetworkAddress: 20,
} as const;

export const signIn = {
  attempts: 5,
  lock: 15 * minute,
  /** Requests for a code or with a password; more are turned away before they are read. */
  perMinutePerNetworkAddress: 60,
} as const;

export const session = {
  accessLifetime: 24 * hour,
  refreshLifetime: 30 * day,
  refreshBeforeExpiry: 5 * minute,
  tokenCacheLifetime: 24 * hour,
  rehydrateTimeout: 5 * second,
  /** After this a sign-in ends, however often it was refreshed. */
  absoluteLifetime: 90 * day,
  /** How long a used refresh token still answers the pair that replaced it: its answer may have been lost. */
  refreshGrace: 60 * second,
  /** How long after a code to the account's mailbox its password and its address can be changed. */
  freshFor: 15 * minute,
  /** The last use of a session is written down at most this often. */
  lastUseEvery: 5 * minute,
  /** The newest of a person's sessions that one answer carries. */
  listed: 50,
  userAgentMaxLength: 300,
} as const;

export const passwords = {
  minLength: 8,
  maxLength: 200,
  /** Fewer different characters than this are no password, and as few more around a known word save none. */
  leastDifferent: 4,
  /** Changes by one person: each costs a hash and a mail. */
  changesPerHour: 10,
  /** Each takes a processor for a quarter of a second, and one of four threads that files are read by too. */
  hashesAtOnceAtMost: 2,
  hashesWaiting: 8,
  /** Hashes that one network may ask for in a time. */
  hashesPerNetworkAddress: 40,
  hashesWithin: 15 * minute,
} as const;

export const person = {
  nameMaxLength: 100,
  emailMaxLength: 254,
} as const;

export const files = {
  /** The cookie without which the address of a chat's file or a course's resource opens nothing; each use renews it. */
  cookieLifetime: 30 * day,
};

export const learning = {
  signedAddressLifetime: 2 * hour,
  /** A lecture's film and captions; the player asks for a new address when this one ends. */
  filmAddressLifetime: 30 * minute,
  sidebarScrollAboveChapters: 5,
  sidebarMaxHeightPx: 350,
  savePositionEvery: 10 * second,
  /** How long the next lecture waits for somebody to stop it. */
  nextLectureAfter: 8 * second,
  /** How late a device that was offline may still tell where a person stopped. */
  positionAcceptedFor: 30 * day,
} as const;

export const notices = {
  toast: 3 * second,
  pushToast: 6 * second,
  saveConfirmation: 3 * second,
  pollCounts: 30 * second,
  dropdownLength: 5,
} as const;

export const discussions = {
  shownAtFirst: 1,
  shownMore: 2,
  questionMaxLength: 4000,
  deskPerPage: 10,
  /** The newest of a lecture's discussions, and of a discussion's replies, that one answer carries. */
  listed: 100,
  repliesListed: 100,
  /** Those who are not in a discussion learn of its replies by asking again. */
  refreshEvery: 30 * second,
} as const;

export const reviews = {
  commentMaxLength: 2000,
  shownAtFirst: 10,
  shownMore: 10,
} as const;

/** Conversations. Page sizes and bounds are ours: it leaves them to the server. */
export const messenger = {
  simpleChatPoll: 5 * second,
  conversationsPerPage: 20,
  messagesPerPage: 30,
  simpleMessages: 100,
  textMaxLength: 4000,
  attachmentMaxBytes: 10 * 1024 * 1024,
  /** A small file can hold an enormous picture: whoever opens it pays. */
  pictureMaxPixels: 50_000_000,
  /** Bytes of a file's name, as file systems count. */
  fileNameMaxBytes: 180,
  thumbnailPx: 128,
  soundCut: 1 * second,
  signedAddressLifetime: 2 * hour,
  /** Messages that one person may send. */
  perMinutePerPerson: 120,
  /** Conversations that one person may mark read. */
  readsPerMinutePerPerson: 300,
  /** A writer is shown writing for this long after the last sign of it, and tells of it at most this often. */
  typingShown: 4 * second,
  typingSentEvery: 2 * second,
} as const;

export const presence = {
  /** How often a process says that it lives, and after how long without that its people count as gone. */
  heartbeat: 10 * second,
  staleAfter: 35 * second,
  /** A reload or a lost line is no leaving: only after this is a person told to have left. */
  offlineAfter: 5 * second,
} as const;

/** What one open tab may ask of the server, and how many tabs a person may have open. */
export const realtime = {
  tabsPerPerson: 50,
  /** Bytes of one packet from a tab. */
  packetMaxBytes: 10_000,
  /** How long a connection may take to say who it is. */
  handshakeWithin: 10 * second,
  /** Events of one tab in a window; more are left unheard, and many more end the connection. */
  window: 10 * second,
  eventsPerWindow: 40,
  eventsTolerated: 400,
  /** When all tabs are to catch up at once, each begins at its own moment within this time. */
  catchUpWithin: 2 * second,
} as const;

export const push = {
  devicesPerPerson: 20,
  /** Whoever is looking at the conversation has read a message by then, and is left in peace. In seconds. */
  messageDelaySeconds: 3,
  /** Characters of a message that a notification shows. */
  previewLength: 120,
  /** How long a push service may keep a message for a device that is off, in seconds. */
  ttlSeconds: 24 * 60 * 60,
} as const;

/** Files that people send, of every kind together. A single file's size is bounded where it is taken. */
export const uploads = {
  /** Bytes that one person may send within a day. */
  perDayPerPerson: 500 * 1024 * 1024,
  /** A day of a person begins with the first file after the one before. */
  day: 24 * hour,
  /** Files of one person that may be on their way at a time. */
  atOncePerPerson: 5,
  /** Bytes of all files together that may be on their way to one process. */
  unfinished: 500 * 1024 * 1024,
} as const;

/** One mail for messages that stay unread, to people whom no push reaches. */
export const digest = {
  afterUnreadFor: 30 * minute,
  /** As cron counts. */
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

/** Asking for a service. Texts are bounded by us: it names no bounds. */
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
  /** The specification's delay: «sending» stands at least this long, so that it can be read. */
  sendingShown: 1 * second,
} as const;

/** Receipts go to an address that nobody has proven: without a bound a stranger's box could be filled. */
export const receipts = {
  perHourPerAddress: 3,
} as const;

/** Good up to the first, poor above the second; milliseconds, and CLS without a unit. */
export const vitals = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
} as const;

export const vitalReports = {
  perMinutePerNetworkAddress: 60,
  pathMaxLength: 200,
  retention: 90 * day,
} as const;

/** A person's photo. What is sent is bounded by us: the specification names no bounds. */
export const photos = {
  /** Bytes of what is sent; above it the answer is 413. */
  maxBytes: 5 * 1024 * 1024,
  /** Bytes of what may be chosen: the site cuts it and makes it small before it sends it. */
  chosenMaxBytes: 20 * 1024 * 1024,
  /** A small file can hold an enormous picture, and every pixel takes memory once it is opened. */
  maxPixels: 25_000_000,
  /** Shown in a circle of at most 112 px; enough for screens of four dots a pixel. */
  sidePx: 512,
  changesPerMinutePerNetworkAddress: 30,
} as const;

/** New addresses that one person may ask for: each mails the old address, and tells whether another is taken. */
export const emailChanges = {
  perHour: 10,
} as const;

export const mails = {
  retention: 30 * day,
} as const;
