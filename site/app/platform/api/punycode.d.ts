declare module 'punycode.js' {
  /** A domain, or an address, with the labels that begin with `xn--` decoded; others stay. @throws RangeError */
  export function toUnicode(input: string): string;
}
