import { followUpsOf } from './team-message.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const answers = (...minutes: number[]) => minutes.map((minute) => ({ text: 'Hola', at: at(minute) }));
const replies = (...minutes: number[]) =>
  minutes.map((minute) => ({ id: `r${minute}`, text: 'Hola', at: at(minute) }));

test.each([
  [[], [], 0],
  [[1, 2], [], 2],
  [[1, 2], [3], null],
  [[1, 4], [3], 0],
  [[1, 4, 5], [2, 3], 1],
  [[4], [3, 5], null],
])(
  'When staff wrote at %j and the member at %j, then %j texts follow what is unanswered',
  (staff, member, count) => {
    expect(followUpsOf({ answers: answers(...staff), replies: replies(...member) })).toBe(count);
  },
);
