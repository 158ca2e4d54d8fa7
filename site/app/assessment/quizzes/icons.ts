import {
  ArrowDown,
  ArrowUp,
  CloudCheck,
  CloudOff,
  Flag,
  LayoutGrid,
  Lightbulb,
} from 'lucide-react';
import { lucideIcon } from '#ui/ornament/lucide-icon.ts';

export const FlagIcon = lucideIcon(Flag);
export const QuestionsIcon = lucideIcon(LayoutGrid);
export const HintIcon = lucideIcon(Lightbulb);
export const MoveUpIcon = lucideIcon(ArrowUp);
export const MoveDownIcon = lucideIcon(ArrowDown);
export const SavedIcon = lucideIcon(CloudCheck);
export const UnsavedIcon = lucideIcon(CloudOff);
