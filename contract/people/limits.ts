/** The constants of `limits.ts` that no first view of a public page needs. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const passwords = {
  minLength: 8,
  maxLength: 200,
  /** A password needs at least this many different characters, and more than this many characters around a known word. */
  leastDifferent: 4,
  /** Changes per person, because each costs a hash and a mail. */
  changesPerHour: 10,
  /** A hash takes a quarter of a second of a processor, and one of four threads that also read files. */
  hashesAtOnceAtMost: 2,
  hashesWaiting: 8,
  /** Hashes per network within `hashesWithin`. */
  hashesPerNetworkAddress: 40,
  hashesWithin: 15 * minute,
} as const;

export const discussions = {
  shownAtFirst: 1,
  shownMore: 2,
  questionMaxLength: 4000,
  questionInboxPerPage: 10,
  ownPerPage: 10,
  pictureAltMaxLength: 300,
  /** The maximum number of discussions of a lecture in a response, newest first, and of replies of a discussion. */
  listed: 100,
  repliesListed: 100,
  /** People who do not participate in a discussion get no events, so the site refetches it. */
  refreshEvery: 30 * second,
} as const;

/** Conversations. The specification leaves page sizes and bounds to the server. */
export const messenger = {
  simpleChatPoll: 5 * second,
  conversationsPerPage: 20,
  messagesPerPage: 30,
  simpleMessages: 100,
  searchResultsPerPage: 20,
  /** The newest messages that a search finds; more are neither counted nor paged. */
  searchResultsMax: 1_000,
  textMaxLength: 4000,
  attachmentMaxBytes: 10 * 1024 * 1024,
  /** A small file can contain an enormous picture, which is expensive to decode. */
  pictureMaxPixels: 50_000_000,
  /** Bytes of a file's name, because file systems count bytes. */
  fileNameMaxBytes: 180,
  thumbnailPx: 128,
  soundCut: 1 * second,
  signedAddressLifetime: 2 * hour,
  /** Messages sent by one person. */
  perMinutePerPerson: 120,
  /** Conversations marked as read by one person. */
  readsPerMinutePerPerson: 300,
  /** The typing indicator is shown for this long after the last event; a tab sends the event at most this often. */
  /**
   * How long a lost socket has to return before the server is called, how long that call may take, and the time to the
   * next one. The first two together are less than the 5 s within which a chat says that it has no connection.
   */
  connectionCheckDelay: 1.5 * second,
  connectionCheckTimeout: 3 * second,
  connectionCheckInterval: 3 * second,
  typingShown: 4 * second,
  typingSentEvery: 2 * second,
} as const;

/** Limits per open tab, and the number of tabs per person. */
export const realtime = {
  tabsPerPerson: 50,
  /** Bytes of one packet from a tab. */
  packetMaxBytes: 10_000,
  /** The timeout for the handshake of a connection. */
  handshakeWithin: 10 * second,
  /** Events of one tab in a window; more are ignored, and more than `eventsTolerated` end the connection. */
  window: 10 * second,
  eventsPerWindow: 40,
  eventsTolerated: 400,
  /** When all tabs must refetch at once, each starts at a random time within this time. */
  catchUpWithin: 2 * second,
} as const;

/** A person's photo. The specification names no bounds. */
export const photos = {
  /** Bytes of the upload; a larger one is answered with 413. */
  maxBytes: 5 * 1024 * 1024,
  /** Bytes of the chosen file, which the site crops and scales down before the upload. */
  chosenMaxBytes: 20 * 1024 * 1024,
  /** A small file can contain an enormous picture, and every decoded pixel takes memory. */
  maxPixels: 25_000_000,
  /** Shown in a circle of at most 112 px; enough for a device pixel ratio of 4. */
  sidePx: 512,
  changesPerMinutePerNetworkAddress: 30,
} as const;

/** Certificates. Lengths are in characters. */
export const certificates = {
  nameMaxLength: 120,
  titleMaxLength: 80,
  textMaxLength: 300,
  noteMaxLength: 500,
  /** A code as it is typed, or the whole link of a QR code. */
  typedMaxLength: 200,
  answerMaxLength: 500,
  perPage: 30,
  /** How many rows an export reads at a time. */
  exportBatch: 500,
  /** The picture for sharing, in pixels. */
  pictureWidth: 1600,
  /** Papers are drawn a few at a time, and so many wait. */
  drawnAtOnce: 2,
  drawingsWaiting: 40,
  retryAfterSeconds: 5,
  /** Requests for a public certificate, each of which may be a guess. */
  readsPerMinutePerNetworkAddress: 60,
  /** Previews of the look that wait, drawn one at a time. */
  previewsWaiting: 10,
  previewWidth: 1400,
  /** Corrections that one person may ask for in a day. */
  correctionsPerDay: 5,
  nameChangesPerDay: 20,
  /** Certificates that wait for a name, as the studio lists them above the others. */
  waitingShown: 20,
} as const;

/** What happened to a person, in the studio. */
export const timeline = {
  perPage: 30,
  /** Lectures that an event names beside their number. */
  lecturesNamed: 3,
  /** Private conversations of a reader with one person that are read, the newest ones. */
  conversations: 20,
} as const;

/** People's rights to their data. */
export const privacy = {
  /** For how long an export can be downloaded. */
  exportLifetime: day,
  exportsPerDay: 3,
  /** The lifetime of a file's address, which is asked for at each download. */
  exportAddressLifetime: 10 * minute,
  /** Until when an export must be there, for the list in the studio. */
  exportDue: 30 * day,
  /** The time to change one's mind before an account is deleted. */
  deletionDelay: 14 * day,
  /** How long before it the person is reminded. */
  deletionReminder: 2 * day,
  /** Requests in a day, each of which is mailed. */
  deletionsPerDay: 5,
  requestsPerPage: 30,
  /** The newest of a person's consents; an export has all of them. */
  consentsShown: 100,
} as const;

/** What the server alone knows of sessions; `session` has the rest. */
export const signIns = {
  /** A sign-in ends after this time, however often it is refreshed. */
  absoluteLifetime: 90 * day,
  /** How long a used refresh token still returns the pair that replaced it, because the response may have been lost. */
  refreshGrace: 60 * second,
  /** How long a proof with a mailed code is good for calls that ask for a fresh one. */
  freshFor: 10 * minute,
  /** The last use of a session is stored at most this often. */
  lastUseEvery: 5 * minute,
  /** The maximum number of a person's sessions in a response, newest first. */
  listed: 50,
  userAgentMaxLength: 300,
} as const;

/** What the server alone knows of mailed codes; `code` has the rest. */
export const codeRequests = {
  /** For one code: from the network that requested it, and as many again from all other networks together. */
  wrongTries: 5,
  /** Codes for one e-mail address, requested by one network. */
  perHourPerAddress: 5,
  /** Codes for one e-mail address, requested by all networks together. */
  perHourPerAddressInAll: 15,
  perHourPerNetworkAddress: 20,
} as const;
