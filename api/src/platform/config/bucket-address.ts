/** A bucket of an S3-compatible store, and who asks. */
export interface BucketAddress {
  /** `https://host` */
  endpoint: string;
  bucket: string;
  region: string;
  /** `host/bucket/path`, else `bucket.host/path`. */
  pathStyle: boolean;
  accessKey: string;
  secretKey: string;
}

const form = 's3://KEY:SECRET@HOST/BUCKET?region=REGION';
const known = new Set(['region', 'endpoint', 'style']);

function endpointOf(url: URL): string {
  const given = url.searchParams.get('endpoint');
  if (given === null) return `https://${url.host}`;
  const isAddress = URL.canParse(given) && /^https?:$/.test(new URL(given).protocol);
  if (!isAddress)
    throw new Error('endpoint must be an address that starts with http:// or https://');
  return given.replace(/\/+$/, '');
}

/**
 * Reads `STORAGE_URL`: `s3://KEY:SECRET@HOST/BUCKET?region=REGION`, where a sign that means something in an address
 * (the `/` of many secrets) is percent-encoded. `endpoint=http://host:9000` is asked in place of `https://HOST`;
 * `style=host` puts the bucket before the host's name.
 * @throws Error saying what is wrong with it, without repeating the secret
 */
export function readBucketAddress(text: string): BucketAddress {
  const url = new URL(text);
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  const style = url.searchParams.get('style') ?? 'path';
  const strange = [...url.searchParams.keys()].find((name) => !known.has(name));
  if (!url.username || !url.password) throw new Error(`must name key and secret: ${form}`);
  if (!url.host) throw new Error(`must name a host: ${form}`);
  if (!/^[a-z0-9][a-z0-9.-]+[a-z0-9]$/i.test(bucket))
    throw new Error(`must name a bucket: ${form}`);
  if (strange) throw new Error(`knows region, endpoint and style, and no ${strange}`);
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

/** What is wrong with a `STORAGE_URL`; null for nothing. */
export function bucketAddressProblem(text: string): string | null {
  try {
    readBucketAddress(text);
    return null;
  } catch (error) {
    return error instanceof URIError || error instanceof TypeError
      ? `must be an address like ${form}`
      : (error as Error).message;
  }
}
