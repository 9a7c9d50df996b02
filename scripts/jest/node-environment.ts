import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { keepGlobals } from './keep-globals.ts';

const pathIn = (frame: string): string => frame.replace('file://', '').replace(/\?file=\d+/, '');

/** The worker's own world instead of one made for each file; what a file changed in it is put back after the file. */
export default class NodeEnvironment implements JestEnvironment {
  readonly global = globalThis as unknown as JestEnvironment['global'];
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimersModern: ModernFakeTimers;
  readonly fakeTimers = null;
  readonly #restore = keepGlobals();
  readonly #prepareStackTrace = Error.prepareStackTrace;

  constructor({ projectConfig }: JestEnvironmentConfig, _context: EnvironmentContext) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  setup() {
    // Types are stripped in place, so lines are right without maps; Jest knows paths, not URLs.
    Error.prepareStackTrace = (error, frames) =>
      [String(error), ...frames.map((frame) => `    at ${pathIn(String(frame))}`)].join('\n');
    return Promise.resolve();
  }

  teardown() {
    this.fakeTimersModern.dispose();
    this.#restore();
    Error.prepareStackTrace = this.#prepareStackTrace;
    return Promise.resolve();
  }
}
