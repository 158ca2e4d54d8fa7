import { soundsLike } from './sounds.ts';

/** Short names of techniques that are no mistake for another word: `perl` is not «pearl», nor `json` «Jason». */
const names = new Set(
  `python javascript typescript postgresql tensorflow bootstrap wordpress photoshop firebase android google facebook whatsapp youtube telegram
  instagram twitter microsoft windows office iphone chrome firefox safari
  java rust dart ruby perl json yaml html xml css sass less node react redux vue nuxt next svelte swift kotlin scala julia matlab lua php sql
  mysql nosql redis mongo linux unix bash shell git github gitlab docker nginx apache azure aws cloud unity unreal godot figma excel word access
  power django flask rails laravel spring numpy pandas scipy torch keras http https rest graphql grpc jwt oauth ajax jquery babel vite
  webpack npm yarn deno bun wasm cobol ada pascal basic fortran haskell elixir erlang clojure prolog assembly arduino latex markdown regex`
    .split(/\s+/)
    .filter(Boolean),
);

/** The names that a word with a typo may be, by a rule of what a typo is. */
export const namesLike = (isTypo: (name: string) => boolean): string[] => [...names].filter(isTypo);

/** Whether a folded word is the name of a technique, or one as it is written in Arabic. */
export const isKnownName = (word: string): boolean =>
  /^[a-z]/.test(word) ? names.has(word) : [...names].some((name) => soundsLike(name, word));
