import { services } from '@nibras/contract/limits.ts';

/** A period that ends a sentence: not the one inside «Node.js», «2.5» or an address. */
const period = /(?<![a-z0-9])\.|\.(?![a-z0-9])/i;

/** The features of a service: its description split on the period, empty pieces left out (docs/behaviour/services.md#features). */
export function featuresOf(description: string): string[] {
  return description
    .split(period)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** The names of the skills in a service's projects, each once, at most 8. */
export function technologiesOf(projects: { skill: { name: string }[] }[]): string[] {
  const names = projects.flatMap(({ skill }) => skill.map(({ name }) => name));
  return [...new Set(names)].slice(0, services.technologies);
}
