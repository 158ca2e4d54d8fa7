import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';
import { wordingFaults } from './wording/faults.mjs';

/*
 * A part of `npm run lint`: every text of the interface that names one of its nouns follows the provider's, and agrees with
 * it (docs/behaviour/nouns.md).
 */

/** Files whose words are none of the interface's. */
const otherWords = [
  // Content, requests and words of tests, of the demo and of the page of components.
  /\.test\.tsx?$|\/testing\b|\/factories\/|\/attacks\/|\/demo\/|access-rows\.ts$|dev-ui\/|-samples\.ts$|\/samples\.ts$/,
  // The nouns themselves, and words by which texts of people are searched and read.
  /^contract\/text\/(?:nouns|rare-nouns|interface-nouns|wording|lexicon|broken-plurals|stem|verbs|affixes|fold)\.ts$/,
  /^api\/src\/platform\/(?:words|search)\/|\/column-words\.ts$|site\/search\/(?:search-everything|preference)\.ts$|\/match-captions\.ts$/,
  /^api\/src\/assessment\/grading\/(?:samples\/|.*same-noun)/,
  // Programs of learners, and the explanations of their errors.
  /\/explain\/|\/playground\/examples\/|\/code-editor\//,
  // A mail server's certificate and services.
  /\/mail-test-texts\.ts$/,
  // Templates of mails, whose places are named by stored words.
  /\/first-templates\.ts$|\/fill-template\.ts$/,
  // The forms of the nouns' own setting.
  /\/noun-row\.tsx$|\/nouns-field\.tsx$/,
];

/** Files whose texts are worded where they are read, by `worded`: they are in tables that are made while modules load. */
const tables = [
  /\/personal-data\.ts$|^api\/src\/platform\/privacy\//,
  /^contract\/(?:[a-z]+\/register|errors)\.ts$/,
];

/** The studio's modules load in browsers only; its pages are rendered there. */
const isEarly = (file) => /^site\/app\/.*studio/.test(file);

const files = globSync(['api/src/**/*.ts', 'contract/**/*.ts', 'site/{app,server}/**/*.{ts,tsx}'], {
  cwd: root,
}).filter(
  (file) => !/node_modules|\/build\//.test(file) && !otherWords.some((one) => one.test(file)),
);
const faults = files.toSorted().flatMap((file) =>
  wordingFaults({
    file,
    code: readFileSync(join(root, file), 'utf8'),
    inTable: tables.some((one) => one.test(file)),
    early: isEarly(file),
  }),
);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
