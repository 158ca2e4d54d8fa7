const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** On how many devices a person watches at a time (docs/behaviour/seats.md). Times are in milliseconds. */
export const seats = {
  /** Devices until the provider sets another number. */
  first: 2,
  max: 5,
  /** A browser that has asked for nothing of a video for so long watches no more. */
  life: 45 * second,
  /** How often a browser that plays asks for its seat again. */
  renewEvery: 15 * second,
  /** How old the time of a seat may be. */
  writeEvery: 5 * second,
  /** The waits before the first, second, third and every further seat that a person frees within a day. */
  freeWaits: [0, 10 * minute, 30 * minute, 2 * hour],
  freeWaitsWithin: 24 * hour,
  /** For how long the address of a part of a stream works after that part is due; up to twice as long. */
  partLifetime: 5 * minute,
  /** A refused device is counted once in so long, and one that reads too fast too. */
  countedEvery: 10 * minute,
  /** Seconds of video that a device may read at once, as after a seek, and then in each second: faster it is slowed. */
  paceAhead: 600,
  pace: 4,
  /** Days for which it is stored what happened to a person's seats. */
  daysStored: 30,
  callsPerMinutePerPerson: 60,
  /** Accounts that the studio lists. */
  listed: 100,
} as const;

/** What makes the studio list an account: at least so many of one of them within `daysStored`. */
export const listedFrom = { browsers: 6, freed: 3, refused: 10, fast: 1 } as const;
