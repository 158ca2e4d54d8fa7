/**
 * The icons that only the studio has, drawn by Lucide. They are part of its scripts and not of `ui/ornament/icons.svg`,
 * which every page loads.
 */
import {
  ArchiveRestore,
  ArrowLeftRight,
  ArrowUpDown,
  CircleDashed,
  CircleDot,
  Clapperboard,
  ClipboardPen,
  EyeOff,
  Flag,
  FolderTree,
  History,
  Layers2,
  LayoutDashboard,
  Megaphone,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Store,
  Ticket,
  Undo2,
  UserLock,
} from 'lucide-react';
import { lucideIcon } from '#ui/ornament/lucide-icon.ts';

export const studioIcon = lucideIcon;

export const OverviewIcon = studioIcon(LayoutDashboard);
export const MarkingIcon = studioIcon(ClipboardPen);
export const MediaIcon = studioIcon(Clapperboard);
export const CategoriesIcon = studioIcon(FolderTree);
export const OrderIcon = studioIcon(ArrowUpDown);
export const SkillsIcon = studioIcon(Layers2);
export const SettingsIcon = studioIcon(Settings);
export const PurchasesIcon = studioIcon(ShoppingBag);
export const SellingIcon = studioIcon(Store);
export const TransfersIcon = studioIcon(ArrowLeftRight);
export const ModerationIcon = studioIcon(Flag);
export const AnnounceIcon = studioIcon(Megaphone, 'rtl:-scale-x-100');
export const CodesIcon = studioIcon(Ticket);
export const PrivacyIcon = studioIcon(ShieldCheck);
export const RequestsIcon = studioIcon(UserLock);
export const LogIcon = studioIcon(History);
export const RestoreIcon = studioIcon(ArchiveRestore);
export const DraftIcon = studioIcon(CircleDashed);
export const PublishedIcon = studioIcon(CircleDot);
export const HiddenIcon = studioIcon(EyeOff);
/** Drawn for left to right: back is where the line begins. */
export const UndoIcon = studioIcon(Undo2, 'rtl:-scale-x-100');
