import { getStudioCodesByIdCodes } from '@nibras/contract/selling/codes/studio/calls.ts';
import { getStudioSelling } from '@nibras/contract/selling/settings/studio/calls.ts';
import { hashKey, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { callKey } from './call-query.ts';

describe('the key of a call’s query', () => {
  it('is its path with the parameters filled in, and the query', () => {
    expect(callKey(getStudioSelling)).toEqual(['studio', 'selling']);
    const key = callKey(getStudioCodesByIdCodes, { params: { id: 5 }, query: { page: 2 } });
    expect(key).toEqual(['studio', 'codes', '5', 'codes', { page: 2 }]);
  });

  it('is the same for a parameter that is left out and one that is undefined', () => {
    const key = (query: object) =>
      hashKey(callKey(getStudioCodesByIdCodes, { params: { id: 5 }, query }));
    expect(key({ page: 2, state: undefined })).toBe(key({ page: 2 }));
    expect(key({ page: 2 })).not.toBe(key({ page: 3 }));
  });

  it('is below the key of its path, so that a change of the path invalidates it', () => {
    const client = new QueryClient();
    const key = callKey(getStudioCodesByIdCodes, { params: { id: 5 }, query: { page: 2 } });
    client.setQueryData(key, {});
    void client.invalidateQueries({ queryKey: ['studio', 'codes', '6'] });
    expect(client.getQueryState(key)?.isInvalidated).toBe(false);
    void client.invalidateQueries({ queryKey: ['studio', 'codes'] });
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });
});
