import { services } from '@nibras/contract/limits.ts';

/** A period that ends a sentence, not one inside «Node.js», «2.5» or a URL. */
const period = /(?<![a-z0-9])\.|\.(?![a-z0-9])/i;

/** The description split at periods, without empty parts (docs/behaviour/services.md#features). */
export function featuresOf(description: string): string[] {
  return description
    .split(period)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** The distinct skills of a service's projects, at most 8. */
export function technologiesOf(projects: { skill: { name: string }[] }[]): string[] {
  const names = projects.flatMap(({ skill }) => skill.map(({ name }) => name));
  return [...new Set(names)].slice(0, services.technologies);
}
