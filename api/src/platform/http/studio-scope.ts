import type { Person } from './access.ts';
import { can } from './capabilities.ts';

/** What a person sees in the studio. */
export interface StudioScope {
  person: number;
  /** Every course; otherwise those whose staff they are. */
  allCourses: boolean;
  /** Articles, services and projects. */
  publishing: boolean;
  /** Orders: all of them with `everything`, otherwise those of the services that they manage. */
  orders: boolean;
  /** What people buy. */
  sales: boolean;
  /** People of every kind, and what concerns the whole installation. */
  everything: boolean;
}

export function studioScope(caller: Person): StudioScope {
  const everything = can(caller, 'settings:edit');
  return {
    person: caller.id,
    allCourses: everything,
    publishing: can(caller, 'article:edit'),
    orders: can(caller, 'order:answer'),
    sales: can(caller, 'selling:manage'),
    everything,
  };
}
