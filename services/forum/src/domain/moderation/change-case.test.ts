import { newCase, type CaseState } from './case.ts';
import { mostWordings } from './kept-wordings.ts';
import {
  addNote,
  closeDeleted,
  decide,
  flag,
  flagsThatHold,
  hasWeight,
  hold,
  isDecided,
  knowsHold,
  mostOpenFlags,
  type CaseChange,
} from './change-case.ts';
import { watch } from './name-watched-words.ts';
import { withoutMember } from './case-without-member.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 12, minute));
const fresh = newCase({
  kind: 'reply',
  targetId: 'r1',
  postId: 'p1',
  userId: 'ana',
  createdAt: at(0),
  status: 'visible',
});
const after = (state: CaseState, change: CaseChange | null): CaseState => ({ ...state, ...change });
const text = (wording = 'first') => ({ wording, title: null, content: `The ${wording} text` });
const flagOf = (by: string, over: object = {}) => ({
  by,
  reason: 'spam' as const,
  note: '',
  at: at(1),
  mayHold: true,
  text: text(),
  weighs: true,
  ...over,
});
const flaggedBy = (members: readonly string[], from = fresh): CaseState =>
  members.reduce((state, by) => after(state, flag(state, flagOf(by))), from);
const decision = (action: 'approve' | 'remove' | 'warn', reason = '') => ({
  action,
  reason,
  by: 'mo',
  at: at(5),
});
const kinds = ({ history }: CaseState): string[] => history.map(({ kind }) => kind);

test('When a member flags, then the case opens and stays visible', () => {
  expect(flaggedBy(['eva'])).toMatchObject({
    _id: 'reply_r1',
    isOpen: true,
    openFlags: 1,
    openedAt: at(1),
    status: 'visible',
  });
});

test('When a member flags again, then the reason is replaced and counts once', () => {
  const once = flaggedBy(['eva']);
  const again = after(once, flag(once, flagOf('eva', { reason: 'other', note: 'Look', at: at(2) })));
  expect(again).toMatchObject({ openFlags: 1, openedAt: at(1) });
  expect(again.history).toEqual([
    { kind: 'flag', by: 'eva', reason: 'other', note: 'Look', at: at(2), weighs: true },
  ]);
  expect(flag(again, flagOf('eva', { reason: 'other', note: 'Look', at: at(3) }))).toBeNull();
});

test('When three members flag, then it is held, once', () => {
  const held = flaggedBy(['a', 'b', 'c', 'd']);
  expect(held).toMatchObject({ status: 'held', openFlags: 4 });
  expect(kinds(held)).toEqual(['flag', 'flag', 'flag', 'held', 'flag']);
  expect(flagsThatHold).toBe(3);
});

test('When flags may not hold, then the text of staff stays visible, in the queue', () => {
  const state = ['a', 'b', 'c', 'd'].reduce(
    (current, by) => after(current, flag(current, flagOf(by, { mayHold: false }))),
    fresh,
  );
  expect(state).toMatchObject({ status: 'visible', openFlags: 4, isOpen: true });
});

test('When a wording is approved, then it is visible and closed, and flags on it queue; another one is held anew', () => {
  const held = flaggedBy(['a', 'b', 'c']);
  const approved = after(held, decide(held, { ...decision('approve'), wording: 'first' }, text()));
  expect(approved).toMatchObject({ status: 'visible', isOpen: false, openFlags: 0 });
  const again = flaggedBy(['a', 'b', 'c', 'd'], approved);
  expect(again).toMatchObject({ status: 'visible', isOpen: true, openFlags: 4 });
  const reworded = flag(again, flagOf('e', { text: text('second') }));
  expect(after(again, reworded)).toMatchObject({ status: 'held', openFlags: 5 });
});

test('When accounts of today flag, then they queue, and three older ones still hold', () => {
  const light = ['x', 'y', 'z'].reduce(
    (state, by) => after(state, flag(state, flagOf(by, { weighs: false }))),
    fresh,
  );
  expect(light).toMatchObject({ status: 'visible', isOpen: true, openFlags: 3 });
  expect(flaggedBy(['a', 'b'], light).status).toBe('visible');
  expect(flaggedBy(['a', 'b', 'c'], light).status).toBe('held');
});

test('When it is removed, then flags and holds change nothing more', () => {
  const removed = after(fresh, decide(fresh, decision('remove', 'Spam'), text()));
  expect(removed).toMatchObject({
    status: 'removed',
    decision: { action: 'remove', reason: 'Spam', at: at(5) },
  });
  expect(flag(removed, flagOf('eva'))).toBeNull();
  expect(hold(removed, { reasons: ['links'], at: at(6), text: text() })).toBeNull();
});

test('When its author is warned, then it is visible with the reason', () => {
  const held = after(fresh, hold(fresh, { reasons: ['links'], at: at(0), text: text() }));
  expect(after(held, decide(held, decision('warn', 'Be kind'), text()))).toMatchObject({
    status: 'visible',
    isOpen: false,
    decision: { action: 'warn', reason: 'Be kind' },
  });
});

test('When the rules hold a text, then it is taken into the queue once', () => {
  const held = after(fresh, hold(fresh, { reasons: ['new_member', 'links'], at: at(0), text: text() }));
  expect(held).toMatchObject({ status: 'held', isOpen: true, openedAt: at(0), openFlags: 0 });
  expect(hold(held, { reasons: ['new_member', 'links'], at: at(0), text: text() })).toBeNull();
  const edited = after(held, hold(held, { reasons: ['links'], at: at(3), text: text() }));
  expect(edited.history).toEqual([{ kind: 'held', reasons: ['links'], at: at(3) }]);
});

test('When the same moderator decides the same again, then it is known; another decision is none', () => {
  const decided = after(fresh, decide(fresh, decision('warn', 'Be kind'), text()));
  expect(isDecided(decided, decision('warn', 'Be kind'))).toBe(true);
  expect(isDecided(decided, { ...decision('warn', 'Be kind'), by: 'max' })).toBe(false);
  expect(isDecided(decided, decision('remove', 'Be kind'))).toBe(false);
  expect(isDecided(flaggedBy(['a'], decided), decision('warn', 'Be kind'))).toBe(false);
});

test('When a moderator leaves a note, then the case neither opens nor closes', () => {
  const noted = after(fresh, addNote(fresh, { by: 'mo', text: 'Third time', at: at(2) }));
  expect(noted).toMatchObject({ isOpen: false, history: [{ kind: 'note', text: 'Third time' }] });
});

test('When its author deletes it, then the case closes, once', () => {
  const closed = after(flaggedBy(['a']), closeDeleted(flaggedBy(['a'])));
  expect(closed).toMatchObject({ status: 'deleted', isOpen: false, openFlags: 0 });
  expect(closeDeleted(closed)).toBeNull();
});

test('When very many flag, then the case stays bounded', () => {
  const crowd = flaggedBy(Array.from({ length: mostOpenFlags + 20 }, (_, index) => `m${index}`));
  expect(crowd.openFlags).toBe(mostOpenFlags);
  expect(crowd.history).toHaveLength(mostOpenFlags + 1);
});

const full = (): CaseState => {
  const flagged = after(fresh, flag(fresh, flagOf('eva', { note: 'My words' })));
  const noted = after(flagged, addNote(flagged, { by: 'mo', text: 'Ana again', at: at(2) }));
  return after(noted, decide(noted, decision('warn', 'Ana, be kind'), text()));
};

test('When a member who flagged is deleted, then their name and words go, and the flag stays', () => {
  const { history, userId, decision: stands } = after(full(), withoutMember(full(), 'eva'));
  expect(history[0]).toMatchObject({ kind: 'flag', by: null, note: '', reason: 'spam' });
  expect(history[1]).toMatchObject({ by: 'mo', text: 'Ana again' });
  expect(userId).toBe('ana');
  expect(stands?.reason).toBe('Ana, be kind');
});

test('When a moderator is deleted, then what was decided stays without their name', () => {
  const { history } = after(full(), withoutMember(full(), 'mo'));
  expect(history.slice(1)).toMatchObject([
    { by: null, text: 'Ana again' },
    { by: null, action: 'warn', reason: 'Ana, be kind' },
  ]);
});

test('When the author is deleted, then nothing that was written of them is left', () => {
  const state = after(full(), withoutMember(full(), 'ana'));
  expect(state).toMatchObject({ userId: null, decision: { action: 'warn', reason: '' } });
  expect(JSON.stringify(state)).not.toMatch(/Ana|ana|My words/);
  expect(state.history).toMatchObject([{ by: 'eva' }, { by: 'mo' }, { by: 'mo' }]);
  expect(state.wordings).toEqual([]);
});

test('When the rules hold a later edit, then the case does not know that text yet', () => {
  const held = after(fresh, hold(fresh, { reasons: ['links'], at: at(0), text: text() }));
  expect(knowsHold(held, at(0))).toBe(true);
  expect(knowsHold(held, at(9))).toBe(false);
});

const wordingsOf = ({ wordings }: CaseState) => wordings?.map(({ wording, at: kept }) => [wording, kept]);

test('When a wording is flagged, held or decided on, then the case keeps it once, also when its author deletes it', () => {
  const flagged = flaggedBy(['eva', 'leo']);
  expect(flagged.wordings).toEqual([{ ...text(), at: at(1) }]);
  const held = after(flagged, hold(flagged, { reasons: ['links'], at: at(3), text: text('second') }));
  const decided = after(held, decide(held, decision('warn', 'Be kind'), text('third')));
  const closed = after(decided, closeDeleted(decided));
  expect(wordingsOf(closed)).toEqual([
    ['first', at(1)],
    ['second', at(3)],
    ['third', at(5)],
  ]);
});

test('When a member flags as before what was reworded, or very many have, then the new wording is kept', () => {
  const once = flaggedBy(['eva']);
  expect(flag(once, flagOf('eva', { at: at(2), text: text('second') }))).toEqual({
    wordings: [
      { ...text(), at: at(1) },
      { ...text('second'), at: at(2) },
    ],
  });
  const crowd = flaggedBy(Array.from({ length: mostOpenFlags }, (_, index) => `m${index}`));
  expect(flag(crowd, flagOf('late', { text: text('second') }))?.wordings).toHaveLength(2);
  expect(flag(crowd, flagOf('late'))).toBeNull();
});

test('When very many wordings are flagged, then the oldest stay', () => {
  const state = Array.from({ length: mostWordings + 5 }, (_, index) => `w${index}`).reduce(
    (current, wording) => after(current, flag(current, flagOf('eva', { text: text(wording) }))),
    fresh,
  );
  expect(state.wordings).toHaveLength(mostWordings);
  expect(state.wordings?.[0]?.wording).toBe('w0');
});

test('When an author rewords what is held fifty times, then what is flagged after it is still kept', () => {
  const reworded = Array.from({ length: mostWordings }, (_, n) => n).reduce(
    (state, n) => after(state, hold(state, { reasons: ['links'], at: at(n), text: text(`wording ${n}`) })),
    fresh,
  );
  const approved = after(
    reworded,
    decide(reworded, decision('approve'), text(`wording ${mostWordings - 1}`)),
  );
  const flagged = after(approved, flag(approved, flagOf('eva', { text: text('abuse') })));
  expect(flagged.wordings).toHaveLength(mostWordings);
  const [last, abuse] = flagged.wordings?.slice(-2) ?? [];
  expect([last?.wording, abuse?.wording]).toEqual([`wording ${mostWordings - 1}`, 'abuse']);
});

test('When a hundred flags have no weight, then those that have still hide the text', () => {
  const worthless = Array.from({ length: mostOpenFlags }, (_, n) => `puppet ${n}`).reduce(
    (state, by) => after(state, flag(state, flagOf(by, { weighs: false }))),
    fresh,
  );
  expect(flag(worthless, flagOf('another puppet', { weighs: false }))).toBeNull();
  expect(flaggedBy(['eva', 'leo', 'kim'], worthless)).toMatchObject({ status: 'held' });
});

test('When the reason of a flag is changed in an hour that has no weight left, then it keeps its weight', () => {
  const once = flaggedBy(['eva']);
  const changed = after(once, flag(once, flagOf('eva', { reason: 'other', weighs: false })));
  expect(hasWeight(changed, 'eva')).toBe(true);
  expect(flaggedBy(['leo', 'kim'], changed)).toMatchObject({ status: 'held' });
});

test('When the author is gone, then no wording of theirs is kept any more', () => {
  const gone = after(fresh, withoutMember(flaggedBy(['eva']), 'ana'));
  const decided = after(gone, decide(gone, decision('remove', 'Spam'), text('late')));
  expect(
    after(decided, hold(decided, { reasons: ['links'], at: at(9), text: text('later') })).wordings,
  ).toEqual([]);
});

const watched = (words: string[], over: object = {}) => ({ words, at: at(2), text: text(), ...over });

test('When a text has watched words, then its case opens and names them, without a flag of anybody', () => {
  const state = after(fresh, watch(fresh, watched(['scam', 'free money'])));
  expect(state).toMatchObject({ isOpen: true, openedAt: at(2), openFlags: 0, status: 'visible' });
  expect(state.history).toEqual([{ kind: 'watched', at: at(2), words: ['scam', 'free money'] }]);
  expect(state.wordings).toMatchObject([{ wording: 'first', isHeldOnly: true }]);
});

test('When the same words are in it again, also after a decision, then nothing changes; another one opens it', () => {
  const found = after(fresh, watch(fresh, watched(['scam'])));
  const again = watched(['scam'], { text: text('second') });
  expect(watch(found, again)).toBeNull();
  const closed = after(found, decide(found, { ...decision('approve'), wording: 'first' }, text()));
  expect(watch(closed, again)).toBeNull();
  expect(watch(closed, watched([' SCÁM'], { text: text('second') }))).toBeNull();
  const other = after(closed, watch(closed, watched(['scam', 'bet'], { text: text('second'), at: at(9) })));
  expect(other).toMatchObject({ isOpen: true, openedAt: at(9) });
  expect(other.history.at(-1)).toEqual({ kind: 'watched', at: at(9), words: ['bet'] });
});

test('When a moderator decided on this wording before its words were named, then it stays closed', () => {
  const closed = after(fresh, decide(fresh, { ...decision('approve'), wording: 'first' }, text()));
  expect(after(closed, watch(closed, watched(['scam'])))).toMatchObject({ isOpen: false });
  const removed = after(fresh, decide(fresh, { ...decision('remove'), wording: 'zero' }, text('zero')));
  expect(after(removed, watch(removed, watched(['scam'])))).toMatchObject({
    isOpen: false,
    status: 'removed',
  });
});

test('When the author deletes a text or their account, then no watched word of theirs is named', () => {
  const found = after(fresh, watch(fresh, watched(['scam'])));
  expect(watch(after(fresh, closeDeleted(fresh)), watched(['scam']))).toBeNull();
  expect(withoutMember(found, 'ana').history).toEqual([{ kind: 'watched', at: at(2), words: [] }]);
});

test('When an earlier release dropped the words of an entry, then they are named again', () => {
  const { history } = after(fresh, { history: [{ kind: 'watched', at: at(1) }] });
  const state = after(fresh, watch({ ...fresh, history }, watched(['scam'])));
  expect(state.history).toEqual([
    { kind: 'watched', at: at(1) },
    { kind: 'watched', at: at(2), words: ['scam'] },
  ]);
});
