/** The constants of the studio, one line each; imported through `contract/limits.ts`. Times are in milliseconds. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What a draft may hold, and how it is saved and kept. Lengths are in characters. */
export const drafts = {
  nameMaxLength: 200,
  slugMaxLength: 100,
  descriptionMaxLength: 2_000,
  longTextMaxLength: 20_000,
  htmlMaxLength: 300_000,
  pathMaxLength: 500,
  priceMaxLength: 20,
  /** Days for which a course can be sold. */
  soldDaysMax: 3650,
  languageMaxLength: 60,
  lineMaxLength: 300,
  /** Lines and files of a list. */
  listMaxLength: 50,
  captionsMax: 20,
  minutesMax: 6_000,
  fieldNameMaxLength: 60,
  changesPerSave: 100,
  versionsPerPage: 20,
  /** A save begins this long after the last key, and at the latest this long after the first unsaved one. */
  saveAfter: 500,
  saveWithin: 2 * second,
  /** How long a save may take before it is sent again. */
  saveTimeout: 15 * second,
  savesPerMinutePerNetworkAddress: 3_000,
  /** How long an open tab waits before it says again which item it edits, and how long the others believe it. */
  presenceEvery: 15 * second,
  presenceFor: 45 * second,
  /** At most so many of those who have an item open are named. */
  presencePeople: 20,
  /** How long unsaved texts stay in the browser. */
  unsentFor: 90 * day,
} as const;

/** The studio's lists and what one call of it may change. */
export const studio = {
  coursesPerPage: 20,
  /** Rows that an export of a list of pages reads at once. */
  exportBatch: 500,
  articlesPerPage: 20,
  /** Articles that are offered for those beside an article. */
  articlesFound: 10,
  /** People who can be named as an article's author. */
  authors: 500,
  logPerPage: 30,
  trashPerPage: 30,
  pagesPerPage: 30,
  /** Pages of the provider's own, such as the privacy policy. */
  pages: 200,
  peopleFound: 10,
  /** People whom a search reads before it chooses whom to show. */
  peopleSearched: 200,
  /** Results of each kind in one search. */
  foundPerKind: 6,
  /** Of each kind, so many of the first are compared with words that are too short for an index. */
  comparedPerKind: 2_000,
  nameMaxLength: 200,
  slugMaxLength: 80,
  chaptersPerCourse: 200,
  lecturesPerCourse: 2_000,
  lecturesAtOnce: 200,
  /** Files of one drop on a course, folders included. */
  droppedFiles: 1_000,
  /** Items of content that one call publishes, hides or removes. */
  itemsAtOnce: 50,
  /** Entries of the log that one call undoes: a change of many enrolments has one for each course. */
  undoneAtOnce: 1_000,
  staffPerCourse: 50,
  categories: 1000,
  /** Courses that stand first in lists by the provider's choice. */
  orderedCourses: 100,
  /** How long a change can be undone: as long as what was removed is kept. */
  undoFor: 30 * day,
} as const;

/** Services, projects and skills in the studio. */
export const offers = {
  perPage: 20,
  picturesPerProject: 60,
  /** Courses or projects of a service, services or skills of a project. */
  related: 100,
  /** Services or projects that stand first in lists by the provider's choice. */
  ordered: 100,
  skills: 1000,
  skillsPerPage: 40,
  skillNameMaxLength: 60,
  /** Projects that the list of skills names for each. */
  skillProjectsNamed: 20,
  /** What one search for related items finds. */
  choicesFound: 12,
} as const;

/** How far lists of the studio are counted and paged; a longer one says «more than». Counting all takes longer the more there are. */
export const listBounds = {
  countedTo: 10_000,
  /** Of a search for which each found text is compared. */
  foundTo: 500,
} as const;

/** The inbox of what waits for a person. */
export const waiting = {
  perPage: 30,
  /** A count says «more than» beyond this, because counting everything takes longer the more there is. */
  countedTo: 99,
  excerptLength: 160,
  /** Of a text, so much is read for its beginning. */
  excerptFrom: 1_000,
  /** Of what is assigned to one person, or snoozed, so much of a kind is listed. */
  chosen: 300,
  /** Among so many people of the staff those are looked for who may decide a thing. */
  colleagues: 40,
  /** The furthest day until which a thing is snoozed. */
  snoozeFor: 366 * 24 * 60 * 60 * 1000,
  /** How often a tab says that it has a thing open, and for how long that counts. */
  presenceEvery: 10_000,
  presenceFor: 25_000,
  presencePeople: 10,
  /** Changes within this time are one event to open tabs. */
  changesWithin: 300,
} as const;

/** Accounts in the studio. */
export const people = {
  /** Accounts that an export reads at once. */
  exportBatch: 500,
  perPage: 30,
  /** A list says «more than» beyond this, because counting everybody takes longer the more there are. */
  countedTo: 1_000,
  reasonMaxLength: 500,
  /** What a person's page shows of each kind at most, the newest first. */
  coursesShown: 200,
  ordersShown: 20,
  mailsShown: 20,
  sessionsShown: 20,
  /** Digits of a number that are compared, from its end: with or without the country's code it is the same number. */
  phoneDigits: 9,
} as const;

/** Taking back what was done in the studio. */
export const undoing = {
  /** The button of the message; afterwards the log has it. */
  offeredFor: 10 * second,
} as const;

/** Announcements to many people at once. */
export const announcements = {
  titleMaxLength: 120,
  bodyMaxLength: 2_000,
  linkMaxLength: 300,
  perPage: 20,
  /** Beginning of the text in the list. */
  excerptLength: 140,
  /** Courses that one chooses among. */
  coursesListed: 500,
  /** Sent to the members of one course, and to all or to those who are away, within any 24 hours. */
  perDayPerCourse: 3,
  perDayToAll: 3,
  /** Announcements to oneself. */
  testsPerHour: 20,
  /** A person who was last here before this is away. */
  awayAfter: 30 * day,
  /** Sending now begins after this, and can be undone until then. */
  undoFor: 10 * second,
  /** Recipients that are claimed in one transaction. */
  batch: 50,
  /** The jobs that share the recipients of one announcement: what one that was killed leaves, the others go on with. */
  jobsAtMost: 100,
  /** The state of an announcement that is being sent is fetched this often. */
  refreshEvery: 2 * second,
} as const;

/** Files of the studio. The provider may set other quotas in the settings `media-quota` and `media-file-max`. */
export const media = {
  perPage: 24,
  nameMaxLength: 200,
  altMaxLength: 300,
  /** Characters of the paths in one request. */
  pathsMaxLength: 20_000,
  /** Bytes of all files of the installation, with what has arrived of those that are being uploaded. */
  quota: 50 * 1024 ** 3,
  /** The part of the quota that all unfinished uploads of one person may announce; one file may take more. */
  unfinishedShare: 0.25,
  /** The part of the free space that is kept for what others have announced and not sent yet. */
  announcedShare: 0.25,
  /** Bytes of one file. */
  fileMaxBytes: 4 * 1024 ** 3,
  imageMaxBytes: 50 * 1024 * 1024,
  captionsMaxBytes: 2 * 1024 * 1024,
  documentMaxBytes: 500 * 1024 * 1024,
  /** A small file can contain an enormous picture, and every decoded pixel takes memory. */
  imageMaxPixels: 50_000_000,
  /** Larger pictures are scaled down to this. */
  imageSidePx: 2560,
  /** Frames of an animated picture. */
  imageMaxFrames: 500,
  captionsMaxCues: 20_000,
  /** Characters of one cue; a cue is read for some seconds. */
  cueMaxLength: 5_000,
  /** Letters of one line of a transcript; what is longer is cut. The file itself is not. */
  captionLineMaxLength: 500,
  /** Bytes that the site sends in one request, and that the server stores as one part. */
  uploadPartBytes: 8 * 1024 * 1024,
  /** Parts of one upload: anyone who sends a few bytes at a time does not fill the storage with files. */
  uploadMaxParts: 5_000,
  unfinishedPerPerson: 100,
  /** An upload that has received nothing for so long is removed. */
  unfinishedFor: 24 * hour,
  /** A removed file can be restored for so long. */
  removedFor: day,
  uploadRequestsPerMinute: 1_200,
  /** Files that the site uploads at once. */
  uploadsAtOnce: 3,
  /** A program that reads a video is ended after this time. */
  programTimeout: 15 * minute,
  /** The address of a private file in the studio. */
  addressLifetime: 6 * hour,
} as const;

/** Renditions of videos: the sizes that players choose from (docs/behaviour/videos.md). */
export const streams = {
  /** Seconds between key frames, and of one fragment. */
  fragmentSeconds: 2,
  /** How many segments at the beginning are one fragment each, so that a poor line shows a picture soon. */
  shortSegments: 3,
  /** Seconds of the later segments, so that a poor line makes fewer requests. */
  segmentSeconds: 6,
  /** Bytes between two key frames of a video that is copied without encoding it anew: they are in memory at once. */
  copiedFragmentMaxBytes: 96 * 1024 ** 2,
  /** The pixels of one picture of a video that is encoded anew: 4K with some room. Its decoder takes 300 MB. */
  maxPixels: 4096 * 2304,
  /** Hours of a video that is encoded anew. */
  maxHours: 8,
  /** A video is copied within this time, however slow the disk is. */
  copyTimeout: 15 * minute,
  /** An encoder may take so many times the length of the video, and this much besides. */
  encodeTimesLength: 6,
  encodeTimeout: 5 * minute,
  /** Bytes of address space that an encoder may take. */
  encoderMemory: 3 * 1024 ** 3,
  /** The pictures of a time line: at most so many, of this width, and this many in a row of their sheet. */
  previews: 240,
  previewWidth: 160,
  previewColumns: 12,
  previewMaxPixels: 30_000_000,
  /** Seconds between two of them at least. */
  previewSeconds: 2,
  /** Files of a replaced or deleted video are still sent for so long to those who are watching it. */
  removedAfter: 2 * hour,
  /** A rendition that a browser made: seconds by which its length may differ, and at most between two key frames. */
  browserLengthDiffers: 0.5,
  browserKeyFrames: 4,
  /** Its bits a second above what its size takes, since a browser copies the sound of the video. */
  browserExtraRate: 400_000,
  /** It is read within this time. */
  checkTimeout: 2 * minute,
  /** Months of a video's traffic that the studio shows, and videos of a month's list. */
  trafficMonths: 12,
  trafficVideos: 20,
  /** Tries of one rendition, such as after the server was stopped while it was made. */
  tries: 3,
} as const;

/** Chapters of a video. Lengths are in characters. */
export const videoChapters = {
  perVideo: 100,
  nameMaxLength: 100,
  /** The last second at which one can begin: no video is longer. */
  lastSecond: 86_400,
  /** Free videos of a course whose chapters its page names to search engines. */
  freeVideos: 10,
  /** A text from which chapters are read, and each of its lines. */
  pastedMaxLength: 50_000,
  pastedLineMaxLength: 500,
} as const;

/** Captions that are written and corrected in the studio. Lengths are in characters, times of lines in milliseconds. */
export const captionDrafts = {
  textMaxLength: 500,
  speakerMaxLength: 60,
  settingsMaxLength: 200,
  /** A cue as a file writes it, with its tags. */
  markupMaxLength: 2_000,
  idMaxLength: 40,
  /** The last moment of a line: no video is longer. */
  lastMoment: day,
  /** Lines of one save. */
  changesPerSave: 1_000,
  /** Characters a second above which a line is too fast to read, and what a line holds at most. */
  charactersPerSecond: 20,
  charactersPerRow: 42,
  rowsPerLine: 2,
  longestLine: 7 * second,
  /** The text before a save is a version in the history if the last one is older than this, or so many lines change. */
  versionEvery: 10 * minute,
  versionLines: 200,
  versions: 30,
  /** Removed lines whose numbers of saves are kept, so that another tab hears of them. */
  removedLines: 40_000,
  importsPerMinutePerPerson: 30,
  /** Terms of a course, and the spoken forms of each. */
  terms: 300,
  termMaxLength: 60,
  spokenForms: 10,
  /** Characters of the terms that a transcription gets as its prompt. */
  promptMaxLength: 800,
  /** How often an open page asks for the state of a draft by machine. */
  refreshEvery: 2 * second,
  /** How long the program or the service may take for one part of the sound, and all parts. */
  machineTimeout: 4 * hour,
  machineRequestTimeout: 15 * minute,
  /** Bytes that the program or the service may answer. */
  machineMaxOutput: 8 * 1024 * 1024,
  /** Bytes of sound in one request to a service: 25 MB is what OpenAI takes. */
  machinePartBytes: 24_000_000,
} as const;

/** Reports of reviews, questions and messages, and what moderators do with them. */
export const moderation = {
  reportsPerHourPerPerson: 10,
  noteMaxLength: 500,
  answerMaxLength: 2_000,
  perPage: 20,
  /** The newest reports of one thing that a moderator reads. */
  reportsShown: 20,
  /** Messages before and after a reported one that a moderator reads with it. */
  contextMessages: 2,
} as const;

/** The studio's first page. */
export const overview = {
  perPage: 30,
  /** Today's orders that it names. */
  ordersNamed: 5,
  /** What the person has worked on last that it names, and how many of the newest entries of the log are looked through. */
  recentItems: 6,
  recentEntries: 100,
  /** How long it names a mail that was refused. */
  failedMailsFor: 7 * day,
} as const;

/** What has happened by day, and where learners stop. */
export const figures = {
  /** Days of a chart, today included. */
  days: 30,
  /** The newest learners of a course that are counted. */
  learners: 2_000,
  /** Days without a lecture after which a learner counts as stopped. */
  stoppedAfterDays: 14,
} as const;

/** Who has access to courses. */
export const enrolments = {
  perPage: 30,
  /** Enrolments that one call changes. */
  changedAtOnce: 1_000,
  noteMaxLength: 500,
  /** The last year until which access is given; later it has no end. */
  untilYear: 2200,
  /** What ends within this time is listed as ending, and the person is told once. */
  endingWithin: 7 * day,
} as const;

/** Lists of people that are read in. */
export const imports = {
  /** Bytes of a list. */
  maxBytes: 4 * 1024 * 1024,
  maxLines: 20_000,
  /** Characters of one line. */
  lineMaxLength: 2_000,
  /** Good lines in the answer of a dry run; bad ones are all named. */
  shownLines: 100,
  badLinesShown: 1_000,
  /** Columns of a list whose meaning can be chosen. */
  columns: 100,
  /** Rows before the headings: a title, an empty line, the day of the export. */
  titleRows: 10,
  /** Rows in view where the columns are chosen, and letters of their cells. */
  previewRows: 4,
  previewCellLength: 60,
  /** Characters of a bad line that are shown. */
  badLineMaxLength: 200,
  noteMaxLength: 500,
  phoneMaxLength: 40,
  /** Lines of one transaction. */
  linesAtOnce: 250,
  listed: 10,
  checksPerMinutePerPerson: 120,
  startsPerMinutePerPerson: 20,
  /** How long its lines are kept, for the undo. */
  linesFor: 30 * day,
} as const;

/** Orders and contact messages in the studio. */
export const inbox = {
  perPage: 30,
  excerptLength: 160,
  /** The newest of the first page. */
  newest: 5,
  /** The newest rows, in which a search looks before it asks the index of all. */
  searchedFirst: 2_000,
  /** Orders or messages that one call marks. */
  atOnce: 200,
  answerMaxLength: 10_000,
  noteMaxLength: 4_000,
  templates: 50,
  templateNameMaxLength: 80,
  /** Entries of one thread, the newest ones. */
  threadEntries: 500,
  /** How long a network stays among the senders of spam; many people may share one. An address stays for good. */
  spamNetworkFor: 7 * day,
  /** Characters of an order or message that its answer quotes. */
  quoteLength: 1_500,
  /** Rows that an export reads at once. */
  exportBatch: 1_000,
  /** How often an open page asks for the fate of a mail that is on its way. */
  mailFateEvery: 3 * second,
  /** How often an open list and the counts of the navigation are fetched again. */
  refreshEvery: 30 * second,
} as const;

/** Purchases as the studio shows and changes them. */
export const sales = {
  perPage: 30,
  casesPerPage: 20,
  /** Rows of an export that are read at once. */
  exportBatch: 500,
  /** Names of courses in a row of the list. */
  coursesNamed: 3,
  /** Purchases that the page of a person shows, the newest first. */
  ofPersonShown: 3,
  noteMaxLength: 500,
  reasonMaxLength: 500,
  /** An amount as it is typed. */
  amountMaxLength: 20,
  linesPerRefund: 100,
  coursesPerSale: 20,
  couponMaxLength: 40,
  /** How often the numbers of the navigation are fetched again. */
  refreshEvery: 30 * second,
} as const;

/** What the installation is called and how it looks. Lengths are in characters. */
export const site = {
  nameMaxLength: 60,
  taglineMaxLength: 300,
  heroTitleMaxLength: 60,
  heroTextMaxLength: 250,
  /** `#rrggbb`, with spaces around it. */
  accentMaxLength: 20,
  emailMaxLength: 254,
  phoneMaxLength: 40,
  addressMaxLength: 200,
  linkMaxLength: 500,
  timeZoneMaxLength: 60,
  /** Each form of a noun of the interface. */
  nounMaxLength: 30,
  /** Pages to which the footer leads; further ones are left out. */
  footerPages: 12,
  /** The least contrast of an accent colour with what stands on and around it (WCAG 2.2, 1.4.3 and 1.4.11). */
  textContrast: 4.5,
  edgeContrast: 3,
} as const;

/** The mail server that is set up in the studio. Lengths are in characters. */
export const mailSetups = {
  hostMaxLength: 253,
  userMaxLength: 320,
  passwordMaxLength: 1_000,
  fromNameMaxLength: 60,
  /** Each test sends a mail. */
  testsPerMinutePerNetworkAddress: 6,
} as const;

/** Payment gateways. Lengths are in characters. */
export const gatewaySetups = {
  keyMaxLength: 2_000,
  noticeMaxBytes: 262_144,
  noticesPerMinutePerNetworkAddress: 300,
  /** Each asks the gateway. */
  callsPerMinutePerNetworkAddress: 20,
  /** How long a gateway may take to answer. */
  callTimeout: 10 * second,
  answerMaxBytes: 1_048_576,
  /** The tolerance of a notice's time, of the gateways that sign one. */
  noticeTolerance: 5 * minute,
  /** How long the gateway is asked after a checkout could last be paid. */
  askAfterEnd: 2 * day,
  /** How long a paid checkout is looked at once a day for refunds made at the gateway. */
  watchRefunds: 90 * day,
  keepNotices: 365 * day,
  /** How long a Fawry code can be paid. */
  fawryCode: 3 * day,
  /** A purchase stays open for so long at most, however often a gateway's page is opened for it. */
  longestOpen: 7 * day,
} as const;

/** Coupons. Lengths are in characters. */
export const coupons = {
  perPage: 20,
  usesPerPage: 20,
  codeMinLength: 3,
  codeMaxLength: 24,
  /** What is typed or pasted, with spaces. */
  typedMaxLength: 60,
  suggestedLength: 8,
  /** Courses of one coupon. */
  courses: 100,
  usesMax: 1_000_000,
} as const;

/** Bundles of courses. Lengths are in characters. */
export const bundles = {
  perPage: 20,
  nameMaxLength: 120,
  descriptionMaxLength: 2_000,
  priceMaxLength: 20,
  coursesMin: 2,
  courses: 30,
  /** Of a page of the public list. */
  listed: 50,
} as const;

/** Codes that are sold: for bookshops, centres and as gifts. Times are in milliseconds. */
export const codes = {
  perPage: 20,
  /** Codes of a batch on one page of its report. */
  codesPerPage: 50,
  countMax: 10_000,
  /** Codes of one PDF: 21 pages, drawn in 0.3 s, in which a process does nothing else. More are in several files. */
  perSheet: 504,
  coursesMax: 20,
  nameMaxLength: 100,
  prefixMaxLength: 8,
  amountMaxLength: 20,
  accessDaysMax: 3_650,
  untilYear: 2200,
  /** Characters of a code as it is typed, or of its link. */
  typedMaxLength: 300,
  /** Wrong codes of a person, and of a network, within `triesWithin` before each further one has to wait. */
  triesPerPerson: 5,
  triesPerNetworkAddress: 20,
  triesWithin: day,
  /** The wait after the last free try; it doubles with each further one. */
  firstWait: minute,
  longestWait: hour,
} as const;

/** Transfers by hand, and the receipts of them. */
export const transfers = {
  /** Where money can be transferred to. */
  channels: 30,
  channelNameMaxLength: 60,
  channelNumberMaxLength: 80,
  channelWordsMaxLength: 1_000,
  /** What a receipt's picture may be, found by its content. */
  pictureTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  /** Bytes of a receipt's picture. */
  pictureMaxBytes: 10 * 1024 * 1024,
  /** The site scales larger pictures down to this before it sends them. */
  pictureSidePx: 2_000,
  /** The last digits of the sender's number. */
  digits: { least: 3, most: 6 },
  noteMaxLength: 500,
  /** How long ago a transfer may have been made. */
  sentWithin: 90 * day,
  /** How far ahead the clock of a phone may be. */
  clockAhead: 10 * minute,
  perDayPerPerson: 20,
  perMinutePerPerson: 10,
  /** A purchase whose receipt came in time stays open for so long after it. */
  keepsOpenFor: 14 * day,
  /** Of a question or a reason. */
  answerMaxLength: 1_000,
  perPage: 20,
  /** Former receipts that a receipt is said to resemble. */
  duplicatesShown: 10,
  /** Bits of 64 in which the hashes of one picture in several qualities differ at most. */
  hashDistance: 14,
  /** Earlier receipts with nearly the same hash that are compared in detail, the newest ones. */
  compared: 2_000,
  /** The time of which «usually answered within» tells. */
  answersOf: 30 * day,
  totalsDays: 31,
  totalsMaxDays: 400,
  /** An open queue is fetched again this often. */
  refreshEvery: 15 * second,
  /** Rows that an export reads at once. */
  exportBatch: 1_000,
} as const;

/** How the provider sells. Lengths are in characters. */
export const sellingSetups = {
  legalNameMaxLength: 200,
  taxNumberMaxLength: 30,
  addressMaxLength: 300,
  /** Of the VAT, in basis points. */
  rateMax: 5_000,
  /** Hours in which a purchase can be paid. */
  openForMin: 1,
  openForMax: 24 * 60,
  receiptsPerPage: 50,
  exportBatch: 1_000,
} as const;

/**
 * How often one person makes a call within a minute that takes the server a tenth of a second or more, or longer the
 * more an installation has.
 */
export const costly = {
  /** Copies of a whole course. */
  courseCopiesPerMinutePerPerson: 6,
  /** Copies of articles, services, projects, lectures and questions. */
  copiesPerMinutePerPerson: 30,
  /** Lists as files. */
  exportsPerMinutePerPerson: 20,
  /** Papers and sheets of codes as PDF. */
  papersPerMinutePerPerson: 30,
  /** Pictures of a certificate's look, while it is designed. */
  certificatePreviewsPerMinutePerPerson: 30,
  /** Pages as they would be published. */
  pagePreviewsPerMinutePerPerson: 60,
  /** Mails of an announcement that its author sends to themselves. */
  testMailsPerMinutePerPerson: 10,
  /** Invitations to the platform or to a course, each of which mails an address that may be a stranger's. */
  invitationsPerHourPerPerson: 60,
  /** Figures that are counted anew when they are asked for. */
  figuresPerMinutePerPerson: 60,
} as const;
