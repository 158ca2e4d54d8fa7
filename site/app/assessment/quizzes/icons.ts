import ArrowDown from '#ui/ornament/lucide/arrow-down.ts';
import ArrowUp from '#ui/ornament/lucide/arrow-up.ts';
import CloudCheck from '#ui/ornament/lucide/cloud-check.ts';
import CloudOff from '#ui/ornament/lucide/cloud-off.ts';
import Flag from '#ui/ornament/lucide/flag.ts';
import LayoutGrid from '#ui/ornament/lucide/layout-grid.ts';
import Lightbulb from '#ui/ornament/lucide/lightbulb.ts';
import { lucideIcon } from '#ui/ornament/lucide-icon.ts';

export const FlagIcon = lucideIcon(Flag);
export const QuestionsIcon = lucideIcon(LayoutGrid);
export const HintIcon = lucideIcon(Lightbulb);
export const MoveUpIcon = lucideIcon(ArrowUp);
export const MoveDownIcon = lucideIcon(ArrowDown);
export const SavedIcon = lucideIcon(CloudCheck);
export const UnsavedIcon = lucideIcon(CloudOff);
