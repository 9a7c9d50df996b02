import { freePlace } from './toast-place.ts';
import { endFailureToast, onToast, onToastOver, toast } from './toast-store.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const bottom = box(0, 600, 360, 700);
const top = box(0, 70, 360, 170);

it('When a button lies where a toast would come, then it comes in the other place', () => {
  expect(freePlace([bottom, top], [])).toBe(0);
  expect(freePlace([bottom, top], [box(20, 650, 200, 690)])).toBe(1);
  expect(freePlace([bottom, top], [box(20, 80, 200, 120)])).toBe(0);
});

it('When buttons only touch its edge, then they are not covered', () => {
  expect(freePlace([bottom, top], [box(0, 560, 360, 600)])).toBe(0);
});

it('When both places cover something, then it comes where less is covered', () => {
  const buttons = [box(0, 610, 50, 640), box(60, 610, 90, 640), box(0, 80, 50, 100)];
  expect(freePlace([bottom, top], buttons)).toBe(1);
});

it('When both places cover as much and a third covers nothing, then it comes there', () => {
  const left = box(0, 600, 300, 700);
  const right = [box(500, 600, 800, 700), box(500, 70, 800, 170)];
  const buttons = [box(510, 610, 600, 650), box(510, 80, 530, 100)];
  expect(freePlace([...right, left], buttons)).toBe(2);
});

it('When something is tried again, then the toast of its failure goes, and one of a success stays', () => {
  let closed = 0;
  const stop = [onToast(() => undefined), onToastOver(() => (closed += 1))];
  toast({ title: 'Saved' });
  endFailureToast();
  expect(closed).toBe(0);
  toast({ title: 'Error', tone: 'destructive' });
  endFailureToast();
  endFailureToast();
  expect(closed).toBe(1);
  for (const end of stop) end();
});
