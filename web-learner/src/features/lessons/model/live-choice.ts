import type { TextStorage } from '../../../shared/storage.ts';
import type { FunctionalityKey } from '../../../shared/stored-keys.ts';

export interface Device {
  /** Processors that the browser admits to; undefined where it does not say. */
  cores: number | undefined;
  /** Gigabytes of memory; undefined where it does not say. */
  memory: number | undefined;
  /** Whether its owner asks for little data. */
  savesData: boolean;
}

const KEY = 'live-check';
const FEWEST_CORES = 2;
const LEAST_MEMORY = 2;

/** Reads what a browser says about its device. */
export function readDevice(browser: {
  hardwareConcurrency?: number;
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}): Device {
  return {
    cores: browser.hardwareConcurrency,
    memory: browser.deviceMemory,
    savesData: browser.connection?.saveData === true,
  };
}

const looksQuick = ({ cores, memory }: Device): boolean =>
  (cores ?? 0) >= FEWEST_CORES && (memory ?? LEAST_MEMORY) >= LEAST_MEMORY;

/**
 * Whether prompts are judged while one types: as the learner chose, else where the device looks quick and has not turned
 * out to be slow. Never where it saves data, since the judge has to be loaded.
 */
export function createLiveChoice(storage: TextStorage<FunctionalityKey>, device: Device) {
  return {
    isOffered: !device.savesData,
    isOn(): boolean {
      if (device.savesData) return false;
      const stored = storage.read(KEY);
      return stored === null ? looksQuick(device) : stored === 'on';
    },
    choose: (isOn: boolean) => storage.write(KEY, isOn ? 'on' : 'off'),
    /** The first checks took too long. Returns whether it is off now: what a learner has chosen stays. */
    foundSlow(): boolean {
      if (storage.read(KEY) === 'on') return false;
      storage.write(KEY, 'slow');
      return true;
    },
  };
}
