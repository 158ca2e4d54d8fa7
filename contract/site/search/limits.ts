/** How much a search reads and compares, which only the API needs. */
export const searchWork = {
  /** Letters after folding, which expands «ﷺ» to 18; the rest of a longer search is ignored. */
  foldedMaxLength: 100,
  /** Further words of a search are ignored. */
  distinctWords: 12,
  /** Caption files in which a search for what videos say looks first, and their lines together. */
  newestVideos: 40,
  newestLines: 2_000,
  linesPerVideo: 5,
  /** Lines that are compared with each other, of which the best come first. */
  linesCompared: 60,
  momentsPerLecture: 3,
  /** Rows that the index may find; where there are more, so many of the most wanted ones are looked at too. */
  candidates: 1_000,
  newestFirst: 800,
  /** Of the most wanted rows, so many are compared; and of what has most of the words. */
  ranked: 200,
  /** Of what is found of one kind or in a list, so many are compared to find the best. */
  compared: 200,
  /** What part of a search a text must have to be near to it, by the rarity of its words. */
  nearestFrom: 0.2,
  /** Where fewer are found with all words, those with most of them follow. */
  few: 3,
  /** In the search over everything: items of the one kind that is asked for, and suggestions of all kinds. */
  shownOfOneKind: 40,
  suggestions: 8,
  /** Letters of a text in which the place of an excerpt is looked for. */
  excerptFrom: 4_000,
  /** Words of a search for which nearer ones are looked for, and titles among which, of each kind. */
  correctedWords: 3,
  titlesCompared: 200,
  /** Uncached searches. A whole school or mobile network may share one address. */
  perMinutePerNetworkAddress: 300,
} as const;

const day = 24 * 60 * 60 * 1000;

/** Groups of words that mean the same on this site (docs/behaviour/search.md#words-that-mean-the-same). */
export const synonyms = {
  groups: 200,
  membersMin: 2,
  membersMax: 10,
  memberMaxLength: 40,
  /** Of a phrase. */
  wordsMax: 3,
} as const;

/** Searches that found nothing (docs/behaviour/search.md#what-is-not-found). */
export const failedSearches = {
  stored: 1_000,
  listed: 100,
  /** Of those listed, so many that have a word of a group are searched again. */
  searchedAgain: 20,
  /** A search with so many digits may be a number of a person. */
  digits: 7,
  timesMax: 1_000_000,
  /** What one visitor adds to in a day: searches, and how often each counts. */
  perVisitor: 30,
  timesPerVisitor: 3,
  /** A search that goes on within this time was not complete. */
  settleAfter: 10_000,
  retention: 90 * day,
} as const;

/** What people chose among the results of a search (docs/behaviour/search.md#what-people-chose). */
export const searchChoices = {
  perMinutePerNetworkAddress: 60,
  /** Fewer choices of an item change nothing, and more than the most count no more. */
  timesMin: 3,
  timesMax: 50,
  perSearch: 20,
  stored: 20_000,
  /** What one visitor adds in a day. */
  perVisitor: 50,
  retention: 180 * day,
} as const;
