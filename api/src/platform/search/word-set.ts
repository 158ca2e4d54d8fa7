/**
 * The test set of the search for Arabic words: what learners type, what that must find, and what it must not. It was
 * written from the words of programming, learning, design, business and devices, without looking at any stemmer.
 */
export { nearMisses } from './near-misses.ts';
export { type WordPair, wordPairs } from './word-pairs.ts';
