import { codes as limits } from '@nibras/contract/limits.ts';
import type { GrowingWait, LimitedTries } from '#platform/codes/growing-wait.ts';
import { networkOf } from '#platform/http/origin/network-address.ts';

const rule = (free: number): GrowingWait => ({
  free,
  within: limits.triesWithin,
  first: limits.firstWait,
  longest: limits.longestWait,
});

/** A person's wrong codes, and those of all people in their network, which a school or a mobile network may share. */
export const redeemTries = (person: number, networkAddress: string) => {
  const ofPerson: LimitedTries = {
    kind: 'redeem',
    subject: String(person),
    rule: rule(limits.triesPerPerson),
  };
  const ofNetwork: LimitedTries = {
    kind: 'redeem-from',
    subject: networkOf(networkAddress),
    rule: rule(limits.triesPerNetworkAddress),
  };
  return { ofPerson, all: [ofPerson, ofNetwork] };
};
