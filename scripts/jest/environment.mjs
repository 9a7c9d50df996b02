// Jest compiles a .ts environment to CommonJS; this .mjs lets Node load it as the ES module that it is.
export { default } from './node-environment.ts';
