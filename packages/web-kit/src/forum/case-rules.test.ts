import { describe, expect, it } from '@jest/globals';
import type { CaseEntry, HoldReason } from '@academy/contracts/http/forum/moderation-cases.ts';
import type { FlagReason } from '@academy/contracts/http/forum/flags.ts';
import { flagReasons, holdReasons, lastDecision, openEntries, textIdOf, watchedWords } from './case-rules.ts';

const at = '2026-11-22T08:00:00.000Z';
const by = { id: 'u1', kind: 'member', firstName: 'Ana', lastName: 'Gil', username: 'ana' } as const;
const flag = (reason: FlagReason): CaseEntry => ({ kind: 'flag', at, by, reason, note: '' });
const held = (...reasons: HoldReason[]): CaseEntry => ({ kind: 'held', at, reasons });
const note: CaseEntry = { kind: 'note', at, by, text: 'Seen before' };
const decision = (reason: string): CaseEntry => ({ kind: 'decision', at, by, action: 'approve', reason });

describe('case rules', () => {
  it.each([
    [{ id: 'post_p1', kind: 'post' } as const, 'p1'],
    [{ id: 'reply_of_mine', kind: 'reply' } as const, 'of_mine'],
  ])('When the case is %j, then its text is %s', (record, id) => {
    expect(textIdOf(record)).toBe(id);
  });

  it('When nobody has decided, then all of the history is open', () => {
    expect(openEntries([flag('spam'), note])).toHaveLength(2);
    expect(lastDecision([flag('spam')])).toBeNull();
  });

  it('When watched words were found, then those since the last decision count, each once', () => {
    const found = (...words: string[]): CaseEntry => ({ kind: 'watched', at, words });
    expect(watchedWords([found('old'), decision('fine'), found('bet', 'scam'), found('bet')])).toEqual([
      'bet',
      'scam',
    ]);
  });

  it('When somebody has decided, then only what came later is open', () => {
    const history = [flag('spam'), decision('fine'), flag('offensive'), note];
    expect(openEntries(history)).toEqual([flag('offensive'), note]);
    expect(flagReasons(history)).toEqual([{ reason: 'offensive', count: 1 }]);
  });

  it('When there are several decisions, then the last one counts', () => {
    const history = [decision('first'), decision('second'), note];
    expect(lastDecision(history)).toMatchObject({ reason: 'second' });
    expect(openEntries(history)).toEqual([note]);
  });

  it('When members flag for several reasons, then the most frequent stands first', () => {
    const history = [flag('off_topic'), flag('spam'), held('flags'), flag('spam')];
    expect(flagReasons(history)).toEqual([
      { reason: 'spam', count: 2 },
      { reason: 'off_topic', count: 1 },
    ]);
  });

  it('When it is held again, then each reason stands once', () => {
    expect(holdReasons([held('links', 'new_member'), held('links', 'flags')])).toEqual([
      'links',
      'new_member',
      'flags',
    ]);
    expect(holdReasons([held('links'), decision('fine')])).toEqual([]);
  });
});
