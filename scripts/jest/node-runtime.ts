import type { JestEnvironment } from '@jest/environment';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { offerGlobals } from './offer-globals.ts';

type Mocking = Pick<JestEnvironment, 'moduleMocker' | 'fakeTimersModern'>;

const require = createRequire(import.meta.url);
let files = 0;

/**
 * What Jest asks of a runtime, by Node's own `import`: a module is loaded once for all test files of a worker and not
 * once for each, as in production. Only the test file itself and Jest's own frame are new each time. There are no
 * module mocks, which the house does without.
 */
export default class NodeRuntime {
  readonly #environment: Mocking;

  constructor(_config: unknown, environment: Mocking) {
    this.#environment = environment;
  }

  requireInternalModule(path: string): unknown {
    Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
    Reflect.deleteProperty(require.cache, require.resolve(path));
    return require(path);
  }

  requireModule(path: string): unknown {
    return require(path);
  }

  setGlobalsForRuntime(globals: Record<string, unknown>): void {
    const { moduleMocker, fakeTimersModern: timers } = this.#environment;
    const jest = {
      fn: moduleMocker?.fn.bind(moduleMocker),
      spyOn: moduleMocker?.spyOn.bind(moduleMocker),
      restoreAllMocks: () => moduleMocker?.restoreAllMocks(),
      useFakeTimers: (config?: object) => timers?.useFakeTimers(config),
      useRealTimers: () => timers?.useRealTimers(),
      advanceTimersByTime: (ms: number) => timers?.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms: number) => timers?.advanceTimersByTimeAsync(ms),
      runAllTimers: () => timers?.runAllTimers(),
    };
    offerGlobals({ ...globals, jest });
  }

  unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  async unstable_importModule(path: string): Promise<void> {
    files += 1;
    await import(`${pathToFileURL(path).href}?file=${String(files)}`);
  }

  getSourceMaps() {
    return null;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  clearAllMocks(): void {}
  resetAllMocks(): void {}
  restoreAllMocks(): void {}
  resetModules(): void {}
  enterTestCode(): void {}
  leaveTestCode(): void {}
  teardown(): void {}
}
