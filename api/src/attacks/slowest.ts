import type { Measured } from './loop-time.ts';

export interface Finding extends Measured {
  call: string;
  place: string;
  shape: string;
}

const shown = 15;

/** Collects measurements, and prints those that took the most of the event loop, and all with a fault. */
export function collectSlowest(title: string) {
  const slow: Finding[] = [];
  const quick: Finding[] = [];
  let measured = 0;
  return {
    add(finding: Finding): void {
      measured += 1;
      (finding.fault === null ? quick : slow).push(finding);
      quick.sort((a, b) => b.ms - a.ms);
      quick.length = Math.min(quick.length, shown);
    },
    /** Prints a table: the call, the place of the text, its shape and length, milliseconds, growth, and the status. */
    print(): void {
      const findings = [...slow.toSorted((a, b) => b.ms - a.ms), ...quick];
      const lines = findings.map(({ call, place, shape, length, ms, growth, status, fault }) =>
        [
          `${ms.toFixed(0).padStart(7)} ms`,
          (growth === null ? '' : `× ${growth.toFixed(1)}`).padStart(6),
          String(length).padStart(6),
          String(status).padStart(4),
          `${call} · ${place} · ${shape}${fault ? ' ✗' : ''}`,
        ].join('  '),
      );
      process.stdout.write(`${title}: ${measured} texts, the slowest\n${lines.join('\n')}\n`);
    },
  };
}

/** What a failed test shows of a finding. */
export const faultLine = ({ call, place, shape, length, fault }: Finding): string =>
  `${call}, ${place}: ${shape} × ${length} ${fault}`;
