import { parseArguments, UsageError } from './arguments.ts';

test('When nothing is said, then the messages that wait are listed', () => {
  expect(parseArguments([])).toEqual({ name: 'list', all: false });
  expect(parseArguments(['list', '--topic', 'auth.users', '--all'])).toEqual({
    name: 'list',
    all: true,
    topic: 'auth.users',
  });
});

test('When a message is named, then the command is about it', () => {
  expect(parseArguments(['replay', 'auth.users:0:7:catalog'])).toEqual({
    name: 'replay',
    id: 'auth.users:0:7:catalog',
  });
});

test.each([[['bury']], [['show']], [['replay', 'a', 'b']], [['list', '--what']]])(
  'When %j is asked for, then it is refused as misused',
  (args) => {
    expect(() => parseArguments(args)).toThrow(UsageError);
  },
);
