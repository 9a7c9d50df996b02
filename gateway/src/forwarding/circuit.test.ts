import { admit, closedCircuit, failed, retryAfter, succeeded, type Circuit } from './circuit.ts';

const failTimes = (times: number, now = 0): Circuit =>
  Array.from({ length: times }).reduce<Circuit>((circuit) => failed(circuit, now), closedCircuit);

test('When a few calls fail, then calls still pass', () => {
  expect(admit(failTimes(4), 0).admitted).toBe(true);
});

test('When five in a row fail, then calls are refused until the pause is over', () => {
  const open = failTimes(5);
  expect(admit(open, 999).admitted).toBe(false);
  expect(admit(open, 1000).admitted).toBe(true);
});

test('When the pause is over, then one call is let through and the others wait', () => {
  const first = admit(failTimes(5), 1000);
  expect(first.admitted).toBe(true);
  expect(admit(first.circuit, 1001).admitted).toBe(false);
});

test('When the trial fails, then the next pause is longer, up to a limit', () => {
  let circuit = failTimes(5);
  for (let i = 0; i < 10; i += 1) circuit = failed(admit(circuit, circuit.tryAt).circuit, circuit.tryAt);
  expect(circuit.pauseMs).toBe(15_000);
});

test('When the trial succeeds, then all is as before', () => {
  expect(succeeded()).toEqual(closedCircuit);
});

test('When it is open, then Retry-After is in whole seconds and never 0', () => {
  expect(retryAfter(failTimes(5), 1)).toBe(1);
  expect(retryAfter(failTimes(5), 5000)).toBe(1);
});
