/** What a lecture's video is made of: a list of scenes, each of which types code and shows what it does; or a talk. */

/** What the pane beside the code shows once an edit is done. */
export interface Result {
  /** Variables as named boxes; the box named in `changed` lights up. */
  memory?: { name: string; value: string }[];
  changed?: string;
  /** Lines printed in the terminal, from the first one. */
  terminal?: string[];
  /** Course cards drawn by the React lesson. */
  cards?: { title: string; hours: string }[];
}

export interface Edit {
  /** Seconds after the scene's start. */
  at: number;
  /** Which of the lesson's files; the first by default. */
  file?: number;
  /** Goes on behind this text; without it, at the file's end. */
  after?: string;
  /** Text that is first deleted, letter by letter. */
  remove?: string;
  type: string;
  /** Keystrokes a second; 13 by default. */
  speed?: number;
  shows?: Result;
}

export interface Cue {
  /** Seconds after the scene's start; the cue lasts until the next one. */
  at: number;
  ar: string;
  en: string;
}

export interface Scene {
  seconds: number;
  /** One or two sentences beside the code; `…` marks code inside them. */
  note: string;
  edits: Edit[];
  cues: Cue[];
}

export interface Lesson {
  /** The file's name below `media/videos/`, without its extension. */
  name: string;
  subject: string;
  title: string;
  subtitle: string;
  language: 'python' | 'html' | 'jsx';
  pane: 'terminal' | 'page' | 'cards';
  files: string[];
  opening: Cue[];
  scenes: Scene[];
  summary: {
    /** «خلاصة المحاضرة» by default. */
    heading?: string;
    points: string[];
    cues: Cue[];
    /** Seconds from one point to the next, and of the whole summary. */
    pointEvery?: number;
    seconds?: number;
  };
}

/** A short video without scenes: the lecture's name, then three points one after another. */
export interface Talk {
  /** The lecture's name in English, for the captions. */
  english: string;
  /** In Arabic and in English; `…` marks code. */
  points: [ar: string, en: string][];
}

export const OPENING_SECONDS = 3;
export const SUMMARY_SECONDS = 5;
