import { createLiveChoice, readDevice, type Device } from './live-choice.ts';

const quick: Device = { cores: 8, memory: 8, savesData: false };

function choiceOn(device: Partial<Device>, stored: string | null = null) {
  let kept = stored;
  const storage = { read: () => kept, write: (_: string, text: string | null) => void (kept = text) };
  const open = () => createLiveChoice(storage, { ...quick, ...device });
  return { ...open(), reopened: open };
}

it.each([
  ['has many cores and much memory', {}, true],
  ['does not tell its memory', { memory: undefined }, true],
  ['has one core', { cores: 1 }, false],
  ['does not tell its cores', { cores: undefined }, false],
  ['has little memory', { memory: 1 }, false],
  ['saves data', { savesData: true }, false],
])('When nothing was chosen and the device %s, then it is on: %#', (_, device, expected) => {
  expect(choiceOn(device).isOn()).toBe(expected);
});

it('When the learner has chosen, then that is remembered, whatever the device', () => {
  const off = choiceOn({});
  off.choose(false);
  expect(off.reopened().isOn()).toBe(false);
  const on = choiceOn({ cores: 1 });
  on.choose(true);
  expect(on.reopened().isOn()).toBe(true);
});

it('When the device saves data, then it is never on and not offered', () => {
  const choice = choiceOn({ savesData: true }, 'on');
  expect(choice.isOn()).toBe(false);
  expect(choice.isOffered).toBe(false);
});

it('When the device turns out to be slow, then it goes off, unless the learner has chosen it', () => {
  const byDefault = choiceOn({});
  expect(byDefault.foundSlow()).toBe(true);
  expect(byDefault.reopened().isOn()).toBe(false);
  const chosen = choiceOn({}, 'on');
  expect(chosen.foundSlow()).toBe(false);
  expect(chosen.reopened().isOn()).toBe(true);
});

it('When a browser tells of its device, then that is read; what it does not tell is unknown', () => {
  expect(readDevice({ hardwareConcurrency: 4, deviceMemory: 8, connection: { saveData: true } })).toEqual({
    cores: 4,
    memory: 8,
    savesData: true,
  });
  expect(readDevice({})).toEqual({ cores: undefined, memory: undefined, savesData: false });
});
