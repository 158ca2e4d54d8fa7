import type { Transaction } from '#platform/database/database.ts';
import type { Media } from './media.ts';

interface LoadedCourse {
  id: number;
  name: string;
  teacherId: number;
  /** Lecture ids by name. */
  lectures: Named<number>;
}

/** What the parts of the loading hand to each other: who and what exists already, by the content's own names. */
export interface Loading {
  db: Transaction;
  media: Media;
  /** The moment so many days before this first start. */
  ago(days: number): Date;
  people: Named<{ id: number; name: string }>;
  categories: Named<number>;
  courses: Named<LoadedCourse>;
  skills: Named<number>;
  services: Named<number>;
}

/** Names to things; asking for a name that the content never introduced is a fault of the content. */
export class Named<Value> extends Map<string, Value> {
  readonly #kind: string;

  constructor(kind: string) {
    super();
    this.#kind = kind;
  }

  override get(name: string): Value {
    const value = super.get(name);
    if (value === undefined) throw new Error(`the demo content has no ${this.#kind} “${name}”`);
    return value;
  }
}

const day = 24 * 60 * 60 * 1000;

export const startLoading = (db: Transaction, media: Media, now: Date): Loading => ({
  db,
  media,
  ago: (days) => new Date(now.getTime() - days * day),
  people: new Named('person'),
  categories: new Named('category'),
  courses: new Named('course'),
  skills: new Named('skill'),
  services: new Named('service'),
});
