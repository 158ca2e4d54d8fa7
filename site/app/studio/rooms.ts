import { wording } from '@nibras/contract/text/wording.ts';
import type { ComponentType } from 'react';
import { FiguresIcon, MoneyIcon, OverviewIcon, SettingsIcon } from '#studio-kit/frame/icons.ts';
import type { MenuEntry, RoomName } from '#studio-kit/part/studio-part.ts';
import { CourseIcon, InboxIcon, StudentsIcon } from '#ui/ornament/icons.ts';
import { allParts } from './parts.ts';

export interface Room {
  name: RoomName;
  label: string;
  icon: ComponentType<{ className?: string }>;
  /** In their order; the room opens on the first. */
  pages: readonly MenuEntry[];
}

const looks: Record<RoomName, Pick<Room, 'label' | 'icon'>> = {
  home: { label: 'الرئيسية', icon: OverviewIcon },
  inbox: { label: 'الوارد', icon: InboxIcon },
  content: { label: 'المحتوى', icon: CourseIcon },
  students: { label: wording`الطلاب`, icon: StudentsIcon },
  money: { label: 'المال', icon: MoneyIcon },
  figures: { label: 'الأرقام', icon: FiguresIcon },
  settings: { label: 'الإعدادات', icon: SettingsIcon },
};

const entries = allParts
  .flatMap(({ menu = [] }) => menu)
  .toSorted((one, other) => one.place - other.place);

/** The rooms of the studio's navigation in their order, each with the pages that features have registered. */
export const rooms: readonly Room[] = (Object.keys(looks) as RoomName[]).map((name) => ({
  name,
  ...looks[name],
  pages: entries.filter(({ room }) => room === name),
}));
