import type { PlaygroundProgram } from '@nibras/contract/assessment/playground.ts';
import { useEffect, useState } from 'react';
import { programFragment } from './program-link.ts';

/** The address that opens a program in the playground; without the program where that is too long for a link. */
export function usePlaygroundLink(program: PlaygroundProgram): string {
  const [link, setLink] = useState('/playground');
  const json = JSON.stringify(program);
  useEffect(() => {
    let left = false;
    void programFragment(JSON.parse(json)).then((fragment) => {
      if (!left) setLink(`/playground${fragment ?? ''}`);
    });
    return () => {
      left = true;
    };
  }, [json]);
  return link;
}
