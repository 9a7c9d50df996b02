import {
  admit,
  closedCircuit,
  failed,
  probeAfterMs,
  probed,
  retryAfter,
  succeeded,
  type Circuit,
} from './circuit.ts';

const failAt = (moments: readonly number[], from: Circuit = closedCircuit): Circuit =>
  moments.reduce((circuit, now) => failed(circuit, now), from);
const open = failAt([0, 0, 0, 0, 0]);

test('When a few calls fail, then calls still pass', () => {
  expect(admit(failAt([0, 0, 0, 0])).admitted).toBe(true);
});

test('When five in a row fail within the window, then calls are refused', () => {
  expect(admit(failAt([0, 2_000, 4_000, 6_000, 8_000])).admitted).toBe(false);
});

test('When failures are far apart, then they do not add up', () => {
  expect(admit(failAt([0, 20_000, 40_000, 60_000, 80_000])).admitted).toBe(true);
});

test('When a call succeeds in between, then counting begins anew', () => {
  expect(admit(failAt([1, 1, 1, 1], succeeded(failAt([0, 0, 0, 0])))).admitted).toBe(true);
});

test('When calls that were in flight fail after it opened, then the next probe is no later', () => {
  expect(failAt([1, 1, 1, 1, 1, 1, 1, 1], open)).toEqual(open);
  expect(probeAfterMs(failAt([1, 1, 1, 1], open))).toBe(500);
});

test('When the service stays silent, then it is probed ever more slowly, up to two seconds', () => {
  let circuit = open;
  for (let i = 0; i < 50; i += 1) circuit = probed(circuit, 'silent');
  expect(admit(circuit).admitted).toBe(false);
  expect(probeAfterMs(circuit)).toBe(2_000);
});

test('When the service is ready, then all is as before', () => {
  expect(probed(open, 'ready')).toEqual(closedCircuit);
});

test('When the service answers the probe without being ready, then one call per probe is let through', () => {
  const first = admit(probed(open, 'answers'));
  expect(first.admitted).toBe(true);
  expect(admit(first.circuit).admitted).toBe(false);
  expect(failed(first.circuit, 1)).toEqual(first.circuit);
  expect(admit(probed(first.circuit, 'answers')).admitted).toBe(true);
  expect(succeeded(first.circuit)).toEqual(closedCircuit);
});

test('When it is open, then Retry-After is in whole seconds and never 0', () => {
  expect(retryAfter(open)).toBe(1);
  expect(retryAfter(probed(open, 'silent'))).toBe(1);
});
