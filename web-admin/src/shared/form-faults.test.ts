import { expect, it } from '@jest/globals';
import { faultsIn, hasInput } from './form-faults.ts';

it('When a form is refused, then each fault has its path, also below lists and where a field is called type', () => {
  const errors = {
    type: { type: 'server', message: 'Choose a type' },
    title: { es: { type: 'validate', message: 'Write it' } },
    samples: { es: { weak: [undefined, { type: 'server', message: 'It passes' }] } },
  };
  expect(faultsIn(errors)).toEqual([
    { path: 'type', message: 'Choose a type', isServers: true },
    { path: 'title.es', message: 'Write it', isServers: false },
    { path: 'samples.es.weak.1', message: 'It passes', isServers: true },
  ]);
});

it.each([
  ['title', true],
  ['samples.es.weak.1', true],
  ['hints.example', false],
  ['intervalMs', false],
])('When a fault is at %s, then that an input shows it is %s', (path, isShown) => {
  const inputs = new Set(['title', 'samples.es.weak', 'hints.example.es']);
  expect(hasInput(path, inputs)).toBe(isShown);
});
