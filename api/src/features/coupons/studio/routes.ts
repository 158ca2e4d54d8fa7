import { coupons as limits } from '@nibras/contract/limits.ts';
import {
  couponActiveBody,
  couponAnswer,
  couponBody,
  couponChangeAnswer,
  couponParams,
  couponsAnswer,
  couponsQuery,
  couponUsesAnswer,
  couponUsesQuery,
} from '@nibras/contract/selling/coupons/studio/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { listMeta } from '#platform/http/paging.ts';
import { requireSeller } from '../change-selling.ts';
import { couponPage, couponUses, couponWithUses } from './coupon-query.ts';
import { presentCoupon, presentUse } from './present.ts';
import { makeCoupon, saveCoupon } from './save-coupon.ts';
import { binCoupon, restoreCoupon, switchCoupon } from './switch-coupon.ts';

const list = '/api/studio/coupons';
const path = `${list}/:id` as const;
/** Coupons are in no public response. */
const config = { skipInvalidation: true } as const;

export const studioRoutes: Routes = (app, platform) => {
  const { db, now } = platform;
  const read = async (id: number) => presentCoupon(await couponWithUses(db, id, now()));
  const changed = async (id: number, { undo }: { undo: number }) => ({
    coupon: await read(id),
    undo,
  });
  const answers = { 200: couponChangeAnswer };

  app.get(
    list,
    {
      config: { searchable: true },
      schema: { querystring: couponsQuery, response: { 200: couponsAnswer } },
    },
    async (request) => {
      requireSeller(signedIn(request));
      const { page } = request.query;
      const { data, total } = await couponPage(db, request.query, now());
      const meta = listMeta({ page, per_page: limits.perPage }, total);
      return { coupons: { data: data.map(presentCoupon), meta } };
    },
  );

  app.post(
    list,
    { config: { ...config, freshProof: true }, schema: { body: couponBody, response: answers } },
    async (request) => {
      const making = { caller: signedIn(request), body: request.body };
      const made = await makeCoupon(platform, making);
      return changed(made.result, made);
    },
  );

  app.get(
    path,
    { schema: { params: couponParams, response: { 200: couponAnswer } } },
    async (request) => {
      requireSeller(signedIn(request));
      return { coupon: await read(request.params.id) };
    },
  );

  app.get(
    `${path}/uses`,
    {
      schema: {
        params: couponParams,
        querystring: couponUsesQuery,
        response: { 200: couponUsesAnswer },
      },
    },
    async (request) => {
      requireSeller(signedIn(request));
      const { page } = request.query;
      const { data, total } = await couponUses(db, { id: request.params.id, page, now: now() });
      const meta = listMeta({ page, per_page: limits.usesPerPage }, total);
      return { uses: { data: data.map(presentUse), meta } };
    },
  );

  app.put(
    path,
    {
      config: { ...config, freshProof: true },
      schema: { params: couponParams, body: couponBody, response: answers },
    },
    async (request) => {
      const { id } = request.params;
      const saving = { caller: signedIn(request), id, body: request.body };
      return changed(id, await saveCoupon(platform, saving));
    },
  );

  app.put(
    `${path}/active`,
    { config, schema: { params: couponParams, body: couponActiveBody, response: answers } },
    async (request) => {
      const { id } = request.params;
      const switching = { caller: signedIn(request), id, ...request.body };
      return changed(id, await switchCoupon(platform, switching));
    },
  );

  app.delete(
    path,
    { config, schema: { params: couponParams, response: answers } },
    async (request) => {
      const { id } = request.params;
      return changed(id, await binCoupon(platform, { caller: signedIn(request), id }));
    },
  );

  app.post(
    `${path}/restore`,
    { config, schema: { params: couponParams, response: answers } },
    async (request) => {
      const { id } = request.params;
      return changed(id, await restoreCoupon(platform, { caller: signedIn(request), id }));
    },
  );
};
