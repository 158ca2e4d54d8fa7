import {
  getStudioSeats,
  getStudioSettingsSeats,
  putStudioSettingsSeats,
} from '@nibras/contract/learning/seats/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { seatSetup } from '#platform/seats/seat-setup.ts';
import { changeSeats } from './change-seats.ts';
import { listChangers } from './list-changers.ts';

export const studioRoutes: Routes = (serve, platform) => {
  serve(getStudioSeats, () => listChangers(platform));

  serve(getStudioSettingsSeats, () => seatSetup(platform.db));

  serve(putStudioSettingsSeats, async ({ caller, body }) => {
    const undo = await changeSeats(platform, { person: caller.id, fields: body });
    return { ...(await seatSetup(platform.db)), undo };
  });
};
