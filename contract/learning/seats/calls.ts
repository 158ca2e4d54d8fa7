import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

/** Takes or keeps a seat of the caller's, for this session. An extension of the specification. */
export const postLectureSeat = call(shapes, {
  method: 'POST',
  path: '/api/lecture-seat',
  access: 'signed-in',
  body: 'seatBody',
  answer: 'seatAnswer',
  conflict: 'seatsTakenAnswer',
  limit: { max: 'seats.callsPerMinutePerPerson', per: 'person' },
  uncached: true,
});

/** Frees the seat of another session of the caller's, and takes it. */
export const postLectureSeatByIdFree = call(shapes, {
  method: 'POST',
  path: '/api/lecture-seat/:id/free',
  access: 'signed-in',
  params: 'seatParams',
  body: 'seatBody',
  answer: 'seatAnswer',
  conflict: 'seatsTakenAnswer',
  limit: { max: 'seats.callsPerMinutePerPerson', per: 'person' },
  uncached: true,
});
