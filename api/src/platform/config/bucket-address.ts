import { withoutTrailing } from '@nibras/contract/text/ends.ts';
/** A bucket of an S3-compatible store, with its credentials. */
export interface BucketAddress {
  /** `https://host` */
  endpoint: string;
  bucket: string;
  region: string;
  /** Whether addresses are `host/bucket/path`, otherwise `bucket.host/path`. */
  pathStyle: boolean;
  accessKey: string;
  secretKey: string;
}

const format = 's3://KEY:SECRET@HOST/BUCKET?region=REGION';
const knownOptions = new Set(['region', 'endpoint', 'style']);

function endpointOf(url: URL): string {
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint === null) return `https://${url.host}`;
  const isAddress = URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol);
  if (!isAddress)
    throw new Error('endpoint must be an address that starts with http:// or https://');
  return withoutTrailing(endpoint, /\//);
}

/**
 * Parses `STORAGE_URL`: `s3://KEY:SECRET@HOST/BUCKET?region=REGION`, with reserved characters (the `/` of many secrets)
 * percent-encoded. `endpoint=http://host:9000` replaces `https://HOST`; `style=host` puts the bucket into the host name.
 * @throws Error that explains what is wrong without repeating the secret
 */
export function readBucketAddress(text: string): BucketAddress {
  const url = new URL(text);
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  const style = url.searchParams.get('style') ?? 'path';
  const unknownOption = [...url.searchParams.keys()].find((name) => !knownOptions.has(name));
  if (!url.username || !url.password) throw new Error(`must name key and secret: ${format}`);
  if (!url.host) throw new Error(`must name a host: ${format}`);
  if (!/^[a-z0-9][a-z0-9.-]+[a-z0-9]$/i.test(bucket))
    throw new Error(`must name a bucket: ${format}`);
  if (unknownOption) throw new Error(`knows region, endpoint and style, and no ${unknownOption}`);
  if (style !== 'path' && style !== 'host') throw new Error('style must be path or host');
  return {
    endpoint: endpointOf(url),
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    pathStyle: style === 'path',
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
  };
}

/** Returns the error of a `STORAGE_URL`, or null. */
export function bucketAddressProblem(text: string): string | null {
  try {
    readBucketAddress(text);
    return null;
  } catch (error) {
    return error instanceof URIError || error instanceof TypeError
      ? `must be an address like ${format}`
      : (error as Error).message;
  }
}
