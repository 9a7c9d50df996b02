import fc from 'fast-check';
import { isGenuine, makeRefreshToken, parseRefreshToken } from './refresh-token.ts';
import { decideRefresh, sessionLife, type Session } from './session.ts';

const at = (ms: number) => new Date(1_700_000_000_000 + ms);

describe('refresh tokens', () => {
  const key = Buffer.alloc(32, 1);
  const session = { _id: '01890a5d-ac96-774b-bcce-b302099a8057', seed: 'seed' };
  const parsed = (text: string) => {
    const token = parseRefreshToken(text);
    if (!token) throw new Error('not parsed');
    return token;
  };

  test('When it is made again, then it is the same, and genuine', () => {
    const token = makeRefreshToken(key, session, 7);
    expect(makeRefreshToken(key, session, 7)).toBe(token);
    expect(isGenuine(key, session, parsed(token))).toBe(true);
  });

  test('When key, seed, session or generation is another, then it is not', () => {
    const token = parsed(makeRefreshToken(key, session, 7));
    expect(isGenuine(Buffer.alloc(32, 2), session, token)).toBe(false);
    expect(isGenuine(key, { ...session, seed: 'other' }, token)).toBe(false);
    expect(isGenuine(key, { ...session, _id: `${session._id.slice(0, -1)}0` }, token)).toBe(false);
    expect(isGenuine(key, session, { ...token, generation: 8 })).toBe(false);
  });

  test.each(['', 'x', 'a.1.b', `${session._id}.-1.${'A'.repeat(43)}`, `${session._id}.1.${'A'.repeat(44)}`])(
    'When it is %j, then it is none',
    (text) => {
      expect(parseRefreshToken(text)).toBeNull();
    },
  );

  test.each([
    [5, 'renew'],
    [4, 'repeat'],
    [3, 'repeat'],
    [2, 'replayed'],
    [1, 'replayed'],
    [6, 'unknown'],
  ])('When generation %i comes to a session at 5, then: %s', (generation, decision) => {
    const retired = [
      { generation: 2, until: at(0) },
      { generation: 3, until: at(1) },
      { generation: 4, until: at(0) },
    ];
    expect(decideRefresh({ generation: 5, retired }, generation, at(0))).toBe(decision);
  });

  test('When answers are lost again and again, then a token repeats until its successor is used, and never after', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ isLost: fc.boolean(), waitMs: fc.integer({ min: 0, max: 40_000 }) }), {
          maxLength: 40,
        }),
        (steps) => {
          let now = 0;
          let session: Pick<Session, 'generation' | 'retired'> = { generation: 1, retired: [] };
          let held = 1;
          for (const { isLost, waitMs } of steps) {
            now += waitMs;
            const decision = decideRefresh(session, held, at(now));
            expect(['renew', 'repeat']).toContain(decision);
            if (decision === 'renew') {
              const until = at(now + sessionLife.graceMs);
              session = {
                generation: held + 1,
                retired: [...session.retired, { generation: held, until }],
              };
            }
            if (!isLost) held = session.generation;
          }
          // Whatever is two behind, and past its grace, was used: whoever shows it now is a second party.
          const later = at(now + sessionLife.graceMs);
          for (let generation = 1; generation < session.generation - 1; generation += 1)
            expect(decideRefresh(session, generation, later)).toBe('replayed');
        },
      ),
    );
  });
});
