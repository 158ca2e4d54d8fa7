import type { ScreenCapability } from '@nibras/contract/people/auth/shapes.ts';
import type { WaitingCounts } from '@nibras/contract/site/overview/studio/shapes.ts';
import type { SearchItem, SearchKind } from '@nibras/contract/site/search/studio/shapes.ts';
import type { WaitingKind } from '@nibras/contract/site/waiting/studio/kinds.ts';
import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { AtOnce } from '../frame/use-at-once.ts';
import type { LogTexts } from './log-texts.ts';

/** A room of the studio's navigation: pages that belong to the same work. */
export type RoomName = 'home' | 'inbox' | 'content' | 'students' | 'money' | 'figures' | 'settings';

/** An entry of the studio's navigation. */
export interface MenuEntry {
  room: RoomName;
  /** Pages of a room are in the order of their places, which have gaps for others; the room opens on the first. */
  place: number;
  to: string;
  label: string;
  icon: ComponentType<{ className?: string }>;
  /** Shown to those who have it, or one of several; to everybody in the studio without one. */
  capability?: ScreenCapability | readonly ScreenCapability[];
  /** Whose new ones are counted beside its name. */
  waiting?: 'orders' | 'messages' | keyof WaitingCounts;
  /** Pages elsewhere that belong to it. */
  parts?: readonly string[];
  /** Whether the pages below it have an entry of their own. */
  exact?: boolean;
}

/** Whether a person of these capabilities is shown an entry or a command. */
export const mayOpen = (
  { capability }: Pick<MenuEntry, 'capability'>,
  capabilities: readonly ScreenCapability[],
): boolean =>
  capability === undefined || [capability].flat().some((one) => capabilities.includes(one));

/** An action that the command palette offers. */
export interface Command {
  path: string;
  name: string;
  /** Other words that it is found by. */
  words: string;
  capability: ScreenCapability;
}

/** An action on an item that the command palette finds by name: «سعر بايثون». */
export interface Verb {
  /** What a search begins with. */
  name: string;
  /** Other words that it begins with. */
  words: readonly string[];
  /** The kinds of the search to which it applies; with `find` none. */
  kinds: readonly SearchKind[];
  /** Query of its items by their name, where the search of the studio does not find them. */
  find?(search: string): { queryKey: QueryKey; queryFn: QueryFunction<SearchItem[]> };
  /** Where it is done. */
  path(item: Pick<SearchItem, 'id' | 'path'>): string;
  /** What that page does as soon as it is opened. */
  atOnce?(item: Pick<SearchItem, 'id' | 'name'>): AtOnce;
  capability: MenuEntry['capability'];
}

/** One thing of the inbox, opened: what the feature shows of it, with its own way to answer or to decide. */
export type WaitingView = ComponentType<{ row: WaitingRow }>;

/** A subject of the settings, which has a page of its own; see `studio-kit/settings/subjects.ts`. */
export type SettingSubject =
  | 'identity'
  | 'contact'
  | 'payment'
  | 'mail'
  | 'legal'
  | 'people'
  | 'advanced';

/** A setting that the search of the settings and the command palette find. */
export interface SettingEntry {
  subject: SettingSubject;
  /** Its page, with the field that gets the focus: `/studio/settings/contact#phone`. */
  to: string;
  name: string;
  /** Other words that it is found by. */
  words?: string;
  capability: ScreenCapability;
}

/** What a feature registers with the studio, in its `studio/register.ts`. */
export interface StudioPart {
  /** Its pages below `/studio`, each a default export of its module. */
  pages?: readonly RouteObject[];
  /** Pages that fill the screen, without the navigation. */
  barePages?: readonly RouteObject[];
  menu?: readonly MenuEntry[];
  commands?: readonly Command[];
  verbs?: readonly Verb[];
  /** How the inbox shows its things that wait, by their kinds. */
  waitingViews?: Readonly<Partial<Record<WaitingKind, WaitingView>>>;
  settings?: readonly SettingEntry[];
  log?: LogTexts;
}

/** The part as it is, with the names of its actions in its type. */
export const studioPart = <const Part extends StudioPart>(part: Part): Part => part;

type ActionIn<Part> = Part extends { log: { actions: infer Actions } } ? keyof Actions : never;

/**
 * The parts of a domain. It does not compile where an action of the domain has no sentence in the log.
 * @example studioParts<SellingAction>()([coupons, bundles])
 */
export const studioParts =
  <Action extends string>() =>
  <const Parts extends readonly StudioPart[]>(
    parts: Parts &
      ([Exclude<Action, ActionIn<Parts[number]>>] extends [never]
        ? unknown
        : { withoutSentence: Exclude<Action, ActionIn<Parts[number]>> }),
  ): readonly StudioPart[] =>
    parts;
