import type { CertificateChoice } from '@nibras/contract/people/privacy/shapes.ts';
import type { AtDeletion, Link, PersonalData, RegisterEntry } from '#platform/privacy/types.ts';

type Rule = Exclude<AtDeletion, { do: 'choice' }>;

/** What is done to the rows that one link of the register leads to. */
export interface Step {
  entry: RegisterEntry;
  link: Link;
  rule: Rule;
  /** The temporary table with the keys of the rows. */
  rows: string;
}

/** What the register says, with the person's choice about certificates. */
export const ruleOf = (deletion: AtDeletion, choice: CertificateChoice): Rule =>
  deletion.do === 'choice' ? ruleOf(deletion[choice], choice) : deletion;

/** What the register says is to be done when an account is deleted; rows that are kept need no step. */
export function planDeletion(entries: PersonalData, choice: CertificateChoice): Step[] {
  return entries
    .flatMap((entry) => entry.links.map((link) => ({ entry, link })))
    .map(({ entry, link }, at) => ({
      entry,
      link,
      rule: ruleOf(link.deletion, choice),
      rows: `deletion_rows_${at}`,
    }))
    .filter(({ rule }) => rule.do !== 'keep');
}
