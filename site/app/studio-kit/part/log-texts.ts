import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';

/** Before and after the name that a sentence of the log is about. */
export interface LogSentence {
  before: string;
  /** Null where the sentence is about no single item. */
  name: string | null;
  after?: string;
}

/** What the log calls a kind of item. */
export interface LogNoun {
  /** With its article. */
  the: string;
  feminine?: true;
  /** It is called by its author, and stands in a course. */
  ofCourse?: true;
  /** The sentence of an undo, where it differs from that of other items. */
  undone?: (entry: LogEntry) => LogSentence;
}

export interface LogText {
  /** What the filter of the log calls the action; one without a name cannot be chosen there. */
  name?: string;
  sentence: (entry: LogEntry, noun: LogNoun) => LogSentence;
}

/** What the log says of a feature's actions, and of its kinds of item. */
export interface LogTexts {
  nouns?: Readonly<Record<string, LogNoun>>;
  actions?: Readonly<Record<string, LogText>>;
}

/**
 * What happened to one item.
 * @param verb before a masculine noun
 * @param feminine before a feminine one, where that differs
 * @param after after the item's name
 */
export const happened =
  (verb: string, feminine = verb, after = ''): LogText['sentence'] =>
  ({ name, details }, noun) => ({
    before: `${noun.feminine ? feminine : verb} ${noun.the}`,
    name,
    after: noun.ofCourse ? details.name && wording`، في كورس «${details.name}»` : after,
  });

/** A change of an item, with its former name where that differs. */
export const renamed =
  (verb: string): LogText['sentence'] =>
  ({ name, details }, noun) => ({
    before: `${verb} ${noun.the}`,
    name,
    after: details.name && details.name !== name ? `، وكان «${details.name}»` : '',
  });

/** A sentence of its own before the item's name, such as one without a gender about a person. */
export const named =
  (before: string, after = ''): LogText['sentence'] =>
  ({ name }) => ({ before, name, after });

/** A sentence about no single item. */
export const alone =
  (before: string): LogText['sentence'] =>
  () => ({ before, name: null });
