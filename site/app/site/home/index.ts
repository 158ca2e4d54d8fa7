export { HeroWords } from './hero-words.tsx';
