// Jest compiles a .ts setup to CommonJS; this .mjs lets Node load it as the ES module that it is.
export { default } from '../src/testing/global-setup.ts';
