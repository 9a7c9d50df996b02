export { default } from '../src/testing/global-teardown.ts';
