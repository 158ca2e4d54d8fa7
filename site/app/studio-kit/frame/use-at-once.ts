import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a page can be asked to do as soon as it is opened, in the state of its history entry. */
export interface AtOnce {
  /** Extends an enrolment by a month. */
  extend?: { id: number; name: string };
  /** Opens the chooser of files for the video. */
  replaceVideo?: true;
}

/**
 * Does what the page was opened for, once: its history entry forgets it first, so that loading the page again or coming
 * back to it does nothing. No address can ask for it.
 */
export function useAtOnce<Name extends keyof AtOnce>(
  name: Name,
  run: (value: NonNullable<AtOnce[Name]>) => void,
): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const wanted = (state as AtOnce | null)?.[name];
  const act = useEffectEvent((value: NonNullable<AtOnce[Name]>) => {
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    run(value);
  });
  useEffect(() => {
    if (wanted !== undefined) act(wanted);
  }, [wanted]);
}
