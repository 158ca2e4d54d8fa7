import { createElement, Fragment } from 'react';
import { iconOf } from '#ui/ornament/icon.ts';
import Captions from '#ui/ornament/lucide/captions.ts';
import CaptionsOff from '#ui/ornament/lucide/captions-off.ts';
import Check from '#ui/ornament/lucide/check.ts';
import ChevronLeft from '#ui/ornament/lucide/chevron-left.ts';
import ChevronRight from '#ui/ornament/lucide/chevron-right.ts';
import Gauge from '#ui/ornament/lucide/gauge.ts';
import Headphones from '#ui/ornament/lucide/headphones.ts';
import Keyboard from '#ui/ornament/lucide/keyboard.ts';
import List from '#ui/ornament/lucide/list.ts';
import Maximize from '#ui/ornament/lucide/maximize.ts';
import Minimize from '#ui/ornament/lucide/minimize.ts';
import Pause from '#ui/ornament/lucide/pause.ts';
import PictureInPicture from '#ui/ornament/lucide/picture-in-picture-2.ts';
import Play from '#ui/ornament/lucide/play.ts';
import Settings from '#ui/ornament/lucide/settings.ts';
import SkipForward from '#ui/ornament/lucide/skip-forward.ts';
import SlidersHorizontal from '#ui/ornament/lucide/sliders-horizontal.ts';
import Volume from '#ui/ornament/lucide/volume-2.ts';
import VolumeX from '#ui/ornament/lucide/volume-x.ts';
import { lucideIcon } from '#ui/ornament/lucide-icon.ts';

/*
 * The icons of the player, whose controls run left to right: none is mirrored. Those of its menus, which run right to
 * left, are drawn for it.
 */
export const PlayerPlayIcon = lucideIcon(Play);
export const PauseIcon = lucideIcon(Pause);
export const VolumeIcon = lucideIcon(Volume);
export const NoVolumeIcon = lucideIcon(VolumeX);
export const CaptionsIcon = lucideIcon(Captions);
export const NoCaptionsIcon = lucideIcon(CaptionsOff);
export const PlayerSettingsIcon = lucideIcon(Settings);
export const FloatingIcon = lucideIcon(PictureInPicture);
export const FullScreenIcon = lucideIcon(Maximize);
export const LeaveFullScreenIcon = lucideIcon(Minimize);
export const NextLectureIcon = lucideIcon(SkipForward);
export const HeadphonesIcon = lucideIcon(Headphones);
export const QualityIcon = lucideIcon(SlidersHorizontal);
export const SpeedIcon = lucideIcon(Gauge);
export const ChaptersIcon = lucideIcon(List);
export const KeyboardIcon = lucideIcon(Keyboard);
export const ChosenIcon = lucideIcon(Check);
export const OpensIcon = lucideIcon(ChevronLeft);
export const GoesBackIcon = lucideIcon(ChevronRight);

/** An arrow around the number of seconds. */
const around = (arrow: string) =>
  iconOf(
    createElement(
      Fragment,
      null,
      createElement('path', { d: arrow }),
      createElement(
        'text',
        {
          x: 12,
          y: 15.4,
          fontSize: 8.5,
          textAnchor: 'middle',
          stroke: 'none',
          fill: 'currentColor',
        },
        '10',
      ),
    ),
  );
export const BackTenIcon = around('M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5');
export const ForwardTenIcon = around('M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5');
