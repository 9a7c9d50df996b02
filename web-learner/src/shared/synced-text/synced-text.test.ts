import { RETRY_AFTER_MS, SAVE_AFTER_MS } from './synced-text.ts';
import { settled } from '../../../test/support/manual-timers.ts';
import { Refused, textBrowser, textServer } from '../../../test/support/text-devices.ts';

const staying = { isLeaving: false };
const leaving = { isLeaving: true };

describe('answers that are slow, lost or out of order', () => {
  it('When more is typed during a slow save, then the newer words stay and are saved on the new version', async () => {
    const { open, next, release, rest, saves, ahead } = textBrowser();
    const text = open();
    next('held');
    text.write('one');
    expect(ahead()).toEqual([SAVE_AFTER_MS]);
    await rest();
    expect(text.view().state).toBe('saving');
    text.write('one two');
    await rest();
    expect(saves).toHaveLength(1);
    await release();
    expect(text.view().text).toBe('one two');
    await rest();
    expect(saves.map(({ text: sent, version }) => [sent, version])).toEqual([
      ['one', 0],
      ['one two', 1],
    ]);
    expect(text.view().state).toBe('saved');
  });

  it('When a save overtakes a load, then the old answer changes nothing', async () => {
    const { open, next, release, rest, state } = textBrowser();
    const text = open();
    text.write('old');
    await rest();
    next('held');
    const loading = text.load();
    text.write('new');
    await rest();
    expect(state.kept).toEqual({ text: 'new', version: 2 });
    await release();
    await loading;
    expect(text.view()).toMatchObject({ text: 'new', state: 'saved' });
    expect(text.version()).toBe(2);
  });

  it('When the answer of a save is overtaken by that of a later one, then the later version stays', async () => {
    const { open, next, release, rest, state } = textBrowser();
    const [first, second] = [open(), open()];
    first.write('one');
    next('held');
    void first.flush(leaving);
    second.write('one two');
    await rest();
    expect(state.kept).toEqual({ text: 'one two', version: 2 });
    await release();
    expect(second.version()).toBe(2);
    expect(first.view()).toMatchObject({ text: 'one two', state: 'saved', conflict: null });
  });

  it('When an answer is lost and more is typed, then the own earlier text is no conflict', async () => {
    const { open, next, rest, state } = textBrowser();
    const text = open();
    next('lost');
    text.write('one');
    await rest();
    expect(text.view().state).toBe('offline');
    text.write('one two');
    await rest();
    expect(text.view()).toMatchObject({ text: 'one two', state: 'saved', conflict: null });
    expect(state.kept).toEqual({ text: 'one two', version: 2 });
  });

  it('When an answer is lost and the text is taken back, then the server gets the earlier text again', async () => {
    const { open, next, rest, state } = textBrowser();
    const text = open({ opened: { text: '', version: 0 } });
    next('lost');
    text.write('a secret');
    await rest();
    text.write('');
    await rest();
    expect(state.kept.text).toBe('');
    expect(text.view().state).toBe('empty');
  });

  it('When the server has gone back to an older state, then it is met there', async () => {
    const { open, rest, state } = textBrowser();
    const text = open();
    for (const words of ['one', 'two', 'three']) {
      text.write(words);
      await rest();
    }
    state.kept = { text: 'one', version: 1 };
    await text.load();
    expect(text.view().text).toBe('one');
    text.write('four');
    await rest();
    expect(state.kept).toEqual({ text: 'four', version: 2 });
  });
});

describe('another device', () => {
  it('When both have changed the text, then the person chooses, and can go back', async () => {
    const { open, rest, state, saves } = textBrowser();
    const text = open();
    state.kept = { text: 'theirs', version: 4 };
    text.write('mine');
    await rest();
    expect(text.view()).toMatchObject({ text: 'mine', state: 'conflict', conflict: 'theirs' });
    text.write('mine, still');
    await rest();
    void text.flush(leaving);
    expect(saves).toHaveLength(1);
    await text.resolve('other');
    expect(text.view()).toMatchObject({ text: 'theirs', state: 'saved', replaced: 'mine, still' });
    text.putBack();
    await rest();
    expect(state.kept).toEqual({ text: 'mine, still', version: 5 });
  });

  it('When the other device changes the text once more, then the choice is between the latest two', async () => {
    const { open, rest, state } = textBrowser();
    const text = open();
    state.kept = { text: 'theirs', version: 4 };
    text.write('mine');
    await rest();
    state.kept = { text: 'theirs again', version: 5 };
    await text.resolve('mine');
    expect(text.view()).toMatchObject({ text: 'mine', conflict: 'theirs again' });
    expect(state.kept.text).toBe('theirs again');
  });

  it('When every save meets a newer version, then the next one waits', async () => {
    const { server, ...remote } = textServer();
    const save: typeof server.save = async () => {
      remote.state.kept = { text: '', version: remote.state.kept.version + 1 };
      return server.save({ text: '', version: -1 }, staying);
    };
    const { open, rest, ahead } = textBrowser({ ...remote, server: { ...server, save } });
    const text = open();
    text.write('mine');
    await rest();
    expect(ahead()).toEqual([RETRY_AFTER_MS]);
    expect(text.view()).toMatchObject({ text: 'mine', state: 'offline' });
  });
});

describe('two tabs of one browser', () => {
  it.each([
    ['with a copy that stays', undefined],
    ['with a copy until it is saved', { text: '', version: 0 }],
  ])(
    'When they write in turn %s, then both show the last words and neither sees a conflict',
    async (_, opened) => {
      const { open, rest, state } = textBrowser();
      const [first, second] = [open(opened && { opened }), open(opened && { opened })];
      first.write('one');
      expect(second.view()).toMatchObject({ text: 'one', state: 'local' });
      await rest();
      expect(second.view()).toMatchObject({ text: 'one', state: 'saved' });
      second.write('one two');
      await rest();
      expect(first.view()).toMatchObject({ text: 'one two', state: 'saved', conflict: null });
      expect(state.kept).toEqual({ text: 'one two', version: 2 });
    },
  );

  it('When one of them resolves a conflict, then the other no longer asks', async () => {
    const { open, rest, state } = textBrowser();
    const [first, second] = [open(), open()];
    state.kept = { text: 'theirs', version: 4 };
    first.write('mine');
    await rest();
    await second.load();
    expect(second.view().conflict).toBe('theirs');
    await first.resolve('mine');
    expect(second.view()).toMatchObject({ text: 'mine', conflict: null });
  });
});

describe('offline', () => {
  it('When the server is away, then the text stays and a retry saves it', async () => {
    const { open, rest, state, ahead } = textBrowser();
    const text = open();
    state.failure = new Error('away');
    text.write('mine');
    await rest();
    expect(text.view()).toMatchObject({ text: 'mine', state: 'offline' });
    expect(ahead()).toEqual([RETRY_AFTER_MS]);
    state.failure = null;
    await rest();
    expect(text.view().state).toBe('saved');
    expect(state.kept.text).toBe('mine');
  });

  it('When the page was closed offline, then the next visit shows the text and sends it', async () => {
    const { open, rest, state } = textBrowser();
    state.failure = new Error('away');
    const before = open();
    before.write('mine');
    await before.flush(leaving);
    state.failure = null;
    const after = open();
    expect(after.view().text).toBe('mine');
    await after.start();
    await rest();
    expect(state.kept.text).toBe('mine');
  });

  it('When the server refuses the text, then it is not sent again until it is another', async () => {
    const { open, rest, state, ahead } = textBrowser();
    const text = open();
    state.failure = new Refused();
    text.write('mine');
    await rest();
    expect(text.view()).toMatchObject({ text: 'mine', state: 'refused' });
    expect(ahead()).toEqual([]);
    state.failure = null;
    text.write('mine, shorter');
    expect(text.view().state).toBe('local');
    await rest();
    expect(text.view().state).toBe('saved');
  });

  it('When the text is longer than the server takes, then it stays in this browser', async () => {
    const { open, rest, saves } = textBrowser();
    const text = open({ longest: 3 });
    text.write('long');
    await rest();
    await text.flush(leaving);
    expect(saves).toEqual([]);
    expect(open().view()).toMatchObject({ text: 'long', state: 'local' });
  });
});

describe('leaving', () => {
  it('When the page is left in the middle of typing, then the text is sent at once, and once', async () => {
    const { open, rest, saves } = textBrowser();
    const text = open();
    text.write('mine');
    void text.flush(leaving);
    void text.flush(leaving);
    await settled();
    await rest();
    expect(saves).toEqual([{ text: 'mine', version: 0, isLeaving: true }]);
  });

  it('When the person comes back before the answer, then the next save waits for it', async () => {
    const { open, next, release, rest, saves } = textBrowser();
    const text = open();
    text.write('one');
    next('held');
    void text.flush(leaving);
    text.write('one two');
    await rest();
    expect(saves).toHaveLength(1);
    await release();
    await rest();
    expect(saves.at(-1)).toMatchObject({ text: 'one two', version: 1 });
    expect(text.view()).toMatchObject({ state: 'saved', conflict: null });
  });

  it('When the screen goes during a save, then what was typed meanwhile follows it', async () => {
    const { open, next, release, rest, state } = textBrowser();
    const text = open();
    next('held');
    text.write('one');
    await rest();
    text.write('one two');
    void text.flush(leaving);
    await release();
    await rest();
    expect(state.kept).toEqual({ text: 'one two', version: 2 });
  });

  it('When the server is away on leaving the screen, then the text is retried while the page is open', async () => {
    const { open, rest, state, ahead } = textBrowser();
    const text = open();
    state.failure = new Error('away');
    text.write('mine');
    await text.flush(leaving);
    expect(ahead()).toEqual([RETRY_AFTER_MS]);
    state.failure = null;
    await rest();
    expect(state.kept.text).toBe('mine');
  });
});

describe('another account in the same browser', () => {
  it('When another member signs in, then they see and send nothing of the first, who finds it again', async () => {
    const { open, openLocal, rest, signIn, saves, state, ahead } = textBrowser();
    const hers = [open(), openLocal({ id: 'p2' })];
    state.failure = new Error('away');
    for (const text of hers) text.write('hers');
    await rest();
    state.failure = null;
    signIn('luis');
    const his = [open({ userId: 'luis' }), openLocal({ userId: 'luis', id: 'p2' })];
    expect(his.map((text) => text.view().text)).toEqual(['', '']);
    // Her screen still shows, and her retry is due: neither may carry his token.
    await rest();
    for (const text of hers) {
      await text.flush(staying);
      await text.flush(leaving);
    }
    await rest();
    expect(saves).toEqual([]);
    expect(ahead()).toEqual([]);
    signIn('ana');
    expect([open(), openLocal({ id: 'p2' })].map((text) => text.view().text)).toEqual(['hers', 'hers']);
  });

  it("When another member's answer would arrive, then it is not asked for", async () => {
    const { open, signIn, state } = textBrowser();
    const hers = open();
    signIn('luis');
    state.kept = { text: 'his', version: 1 };
    await hers.load();
    await hers.start();
    expect(state.loads).toBe(0);
    expect(hers.view().text).toBe('');
  });

  it('When the account changes while a save waits its turn, then it is not sent', async () => {
    const { open, next, release, rest, signIn, saves } = textBrowser();
    const text = open();
    next('held');
    text.write('one');
    await rest();
    text.write('one two');
    await rest();
    signIn('luis');
    await release();
    await rest();
    expect(saves).toHaveLength(1);
  });
});

describe('a text of this browser only', () => {
  it('When it is typed, then another visit and another tab show it, and nothing is called', async () => {
    const { openLocal, rest, ahead, state, saves } = textBrowser();
    const [first, second] = [openLocal(), openLocal()];
    await first.start();
    first.write('mine');
    expect(ahead()).toEqual([]);
    expect(first.view().state).toBe('local');
    expect(second.view()).toMatchObject({ text: 'mine', state: 'local' });
    await first.flush(leaving);
    await rest();
    expect(openLocal().view().text).toBe('mine');
    expect([state.loads, saves]).toEqual([0, []]);
  });

  it('When it is emptied, then the browser keeps nothing of it', () => {
    const { openLocal, content } = textBrowser();
    const text = openLocal();
    text.write('mine');
    expect(content.size).toBe(1);
    text.write('');
    expect(content.size).toBe(0);
    expect(text.view().state).toBe('empty');
  });
});
