/**
 * How alike a word must be for the index to offer it as a typo's candidate; the exact rule then decides. One wrong
 * letter in the middle of a four-letter word leaves a third of its trigrams.
 */
const candidateSimilarity = 0.3;

/** What a connection must be opened with for the index to offer typos' candidates. */
export const searchConnectionOptions = `-c pg_trgm.word_similarity_threshold=${candidateSimilarity}`;
