import type { Transaction } from '#platform/database/database.ts';
import type { Media } from './media.ts';

interface LoadedCourse {
  id: number;
  name: string;
  teacherId: number;
  /** As it is stored; null for a free course. */
  price: string | null;
  /** Lecture ids by name. */
  lectures: Named<number>;
}

/** The state that the loaders share: the created rows, by their names in the content. */
export interface Loading {
  db: Transaction;
  media: Media;
  /** The date this many days before the first start. */
  ago(days: number): Date;
  people: Named<{ id: number; name: string }>;
  categories: Named<number>;
  courses: Named<LoadedCourse>;
  skills: Named<number>;
  services: Named<number>;
}

/** A map by name. An unknown name is an error in the content, so `get` throws. */
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
