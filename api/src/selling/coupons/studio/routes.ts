import { coupons as limits } from '@nibras/contract/limits.ts';
import {
  deleteStudioCouponsById,
  getStudioCoupons,
  getStudioCouponsById,
  getStudioCouponsByIdUses,
  getStudioCouponsExport,
  postStudioCoupons,
  postStudioCouponsByIdRestore,
  putStudioCouponsActive,
  putStudioCouponsById,
  putStudioCouponsByIdActive,
} from '@nibras/contract/selling/coupons/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import { sendCsv } from '#platform/http/send-csv.ts';
import { couponPage, couponUses, couponWithUses } from './coupon-query.ts';
import { couponRows } from './coupon-rows.ts';
import { exportCoupons } from './export-coupons.ts';
import { presentCoupon, presentUse } from './present.ts';
import { createCoupon, saveCoupon } from './save-coupon.ts';

export const studioRoutes: Routes = (serve, platform) => {
  const { db, now } = platform;
  const read = async (id: number) => presentCoupon(await couponWithUses(db, id, now()));
  const changed = async (id: number, { undo }: { undo: number }) => ({
    coupon: await read(id),
    undo,
  });

  serve(getStudioCoupons, async (request) => {
    const { page } = request.query;
    const { data, total } = await couponPage(db, request.query, { now: now() });
    const meta = boundedMeta({ page, per_page: limits.perPage }, total);
    return { coupons: { data: data.map(presentCoupon), meta } };
  });

  serve(getStudioCouponsExport, async ({ caller, query }, reply) =>
    sendCsv(reply, 'coupons', await exportCoupons(platform, { caller, query })),
  );

  serve(postStudioCoupons, async (request) => {
    const making = { caller: request.caller, body: request.body };
    const made = await createCoupon(platform, making);
    return changed(made.result, made);
  });

  serve(getStudioCouponsById, async (request) => {
    return { coupon: await read(request.params.id) };
  });

  serve(getStudioCouponsByIdUses, async (request) => {
    const { page } = request.query;
    const { data, total } = await couponUses(db, { id: request.params.id, page, now: now() });
    const meta = boundedMeta({ page, per_page: limits.usesPerPage }, total);
    return { uses: { data: data.map(presentUse), meta } };
  });

  serve(putStudioCouponsById, async (request) => {
    const { id } = request.params;
    const saving = { caller: request.caller, id, body: request.body };
    return changed(id, await saveCoupon(platform, saving));
  });

  serve(putStudioCouponsByIdActive, async ({ caller, params: { id }, body: { active } }) => {
    const action = active ? 'coupon-switched-on' : 'coupon-switched-off';
    return changed(id, await couponRows.switchTo(platform, { caller, id, action, active }));
  });

  serve(putStudioCouponsActive, ({ caller, body: { ids, active } }) => {
    const action = active ? 'coupon-switched-on' : 'coupon-switched-off';
    return couponRows.switchAll(platform, { caller, ids, action, active });
  });

  serve(deleteStudioCouponsById, async ({ caller, params: { id } }) =>
    changed(id, await couponRows.trash(platform, { caller, id, action: 'coupon-binned' })),
  );

  serve(postStudioCouponsByIdRestore, async ({ caller, params: { id } }) =>
    changed(id, await couponRows.restore(platform, { caller, id, action: 'coupon-restored' })),
  );
};
