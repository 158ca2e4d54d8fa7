import type { LectureDetail } from '@nibras/contract/learning/lectures/shapes.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { masterName, pathInStream } from '#platform/storage/streams.ts';

/** What a lecture's page needs of the stream of its video. */
export interface LectureStream {
  mediaId: number;
  version: string;
  hasSound: boolean;
  previews: {
    columns: number;
    rows: number;
    width: number;
    height: number;
    seconds: number;
  } | null;
}

/** The stream of the video at a path; null where no picture of it is ready. */
export const streamColumn = (
  path: SQLWrapper,
): SQL<LectureStream | null> => sql<LectureStream | null>`(
  select json_build_object('mediaId', one.media_id, 'version', one.version,
    'hasSound', exists (select from video_renditions rendition where rendition.media_id = one.media_id
      and rendition.version = one.version and rendition.name = 'sound'),
    'previews', case when one.preview_seconds is not null then json_build_object('columns', one.preview_columns,
      'rows', one.preview_rows, 'width', one.preview_width, 'height', one.preview_height,
      'seconds', one.preview_seconds) end)
  from media join video_streams one on one.media_id = media.id
  where media.path = ${path} and media.state = 'ready' and exists (select from video_renditions rendition
    where rendition.media_id = one.media_id and rendition.version = one.version and rendition.name <> 'sound'))`;

/** The picture that was taken from the video at a path; null without one. */
export const videoPoster = (path: SQLWrapper): SQL<string | null> =>
  sql<string | null>`(select media.poster from media where media.path = ${path})`;

/** The fields of a lecture with its stream's addresses. @param address signs a path for the caller */
export function presentStream(
  stream: LectureStream | null,
  address: (path: string) => string,
): Pick<LectureDetail, 'stream' | 'sound_stream' | 'previews'> {
  if (!stream) return {};
  const { hasSound, previews } = stream;
  return {
    stream: address(pathInStream(stream, masterName)),
    ...(hasSound && { sound_stream: address(pathInStream(stream, 'sound.m3u8')) }),
    ...(previews && {
      previews: { address: address(pathInStream(stream, 'previews.webp')), ...previews },
    }),
  };
}
