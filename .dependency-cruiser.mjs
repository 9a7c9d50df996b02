export { borders as default } from './scripts/borders/borders.ts';
