import { expect, test } from 'vitest';
import { linkProblem } from './web-address.ts';

test.each(['', 'example.com', 'https://example.com/عمل?x=1', ' http://sub.example.org '])(
  '«%s» is an address',
  (typed) => {
    expect(linkProblem(typed)).toBeNull();
  },
);

test.each(['example', 'https://', 'javascript:alert(1)', 'mailto:a@b.co', 'https://a b.com'])(
  '«%s» is none',
  (typed) => {
    expect(linkProblem(typed)).not.toBeNull();
  },
);
