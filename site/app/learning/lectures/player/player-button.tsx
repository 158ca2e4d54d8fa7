import type { ComponentProps, ReactNode, Ref } from 'react';
import { cx } from '#ui/class-names.ts';

interface PlayerButtonProps extends ComponentProps<'button'> {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  icon: ReactNode;
  /** What the hint at the button says, where it is not the label. */
  tip?: string;
}

/** The hint over a control. The control is named by its label, so that only eyes need it. */
export const PlayerTip = ({ children }: { children: ReactNode }) => (
  <span className="player-tip" aria-hidden="true">
    <bdi>{children}</bdi>
  </span>
);

/** A control of the player. */
export function PlayerButton({ label, icon, tip, className, ...rest }: PlayerButtonProps) {
  return (
    <button type="button" aria-label={label} className={cx('player-button', className)} {...rest}>
      {icon}
      <PlayerTip>{tip ?? label}</PlayerTip>
    </button>
  );
}
