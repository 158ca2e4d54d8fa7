import {
  getStudioSeats,
  getStudioSettingsSeats,
  putStudioSettingsSeats,
} from '@nibras/contract/learning/seats/studio/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';

/** Query of the accounts whose devices change often. */
export const seatChangersQuery = queryOptions({
  ...callQuery(getStudioSeats),
  staleTime: 30_000,
});

/** Query of the number of devices that an account watches on at a time; null for any number. */
export const seatSetupQuery = queryOptions({
  ...callQuery(getStudioSettingsSeats),
  staleTime: 2_000,
});

export const saveSeats = (seats: number | null) =>
  makeCall(putStudioSettingsSeats, { body: { seats } });
