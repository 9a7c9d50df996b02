import { expect, it } from '@jest/globals';
import { outlineRowActions } from './outline-row-actions.ts';
import type { OutlineQuestion } from './question-words.ts';
import { stepped } from './outline-moves.ts';
import type { Outline } from './outline.ts';

const texts = { titleEs: '', titleEn: 'Ask', missing: [], lacks: [] };
const exercise = (id: string) => ({ ...texts, id, passRate: null, attempts: 0, misjudged: 0 });
const lesson = (id: string, status: 'draft' | 'published') => ({
  ...texts,
  id,
  status,
  orderIndex: 0,
  version: 7,
  exercises: [exercise(`${id}1`), exercise(`${id}2`)],
});
const draft = lesson('draft', 'draft');
const published = lesson('published', 'published');
const outline: Outline = { id: 'c', version: 1, lessons: [draft, published] };

function menus(isSaving = false) {
  const asked: OutlineQuestion[] = [];
  const duplicated: string[] = [];
  const publishedNow: string[] = [];
  const order = {
    failure: null,
    isSaving,
    canStep: (id: string, step: 1 | -1) => stepped(outline, id, step) !== null,
    step: () => {},
  };
  const actions = outlineRowActions({
    order,
    ask: (question) => asked.push(question),
    duplicate: (_, id) => duplicated.push(id),
    publish: ({ id }) => publishedNow.push(id),
    nameOf: ({ titleEn }) => titleEn,
  });
  const ofExercise = ({ exercises: [, last], ...home }: typeof draft) =>
    actions.ofExercise(last!, { ...home, exercises: [] });
  return { asked, duplicated, publishedNow, ofExercise, ofLesson: actions.ofLesson };
}
const named = (actions: ReturnType<ReturnType<typeof menus>['ofLesson']>, name: string) =>
  actions.find(({ action }) => action === name);

it('When an exercise is the last of its lesson, then its menu moves it up, and not into the next lesson', () => {
  const actions = menus().ofExercise(draft);
  expect([named(actions, 'up')?.isOff, named(actions, 'down')?.isOff]).toEqual([false, true]);
});

it('When an exercise of a published lesson is duplicated, then it is asked first; in a draft it is done', () => {
  const { asked, duplicated, ofExercise } = menus();
  named(ofExercise(published), 'duplicateLive')?.run();
  expect(asked).toEqual([{ ask: 'duplicateLive', id: 'published2', title: 'Ask' }]);
  expect(duplicated).toEqual([]);
  named(ofExercise(draft), 'duplicate')?.run();
  expect(duplicated).toEqual(['draft2']);
});

it('When a lesson is a draft, then its menu publishes it; a published one is asked about before it is hidden', () => {
  const { asked, publishedNow, ofLesson } = menus();
  named(ofLesson(draft), 'publish')?.run();
  expect([publishedNow, asked]).toEqual([['draft'], []]);
  expect([named(ofLesson(draft), 'hide'), named(ofLesson(published), 'publish')]).toEqual([
    undefined,
    undefined,
  ]);
  named(ofLesson(published), 'hide')?.run();
  expect(asked).toMatchObject([{ ask: 'hide', lesson: { id: 'published', version: 7 } }]);
});

it('When a row is deleted, then the version of its lesson goes with the question', () => {
  const { asked, ofExercise, ofLesson } = menus();
  named(ofExercise(draft), 'delete')?.run();
  named(ofLesson(draft), 'delete')?.run();
  expect(asked).toMatchObject([{ row: { id: 'draft2', version: 7 } }, { row: { id: 'draft', version: 7 } }]);
});

it('When a move is being saved, then nothing is deleted from the version before it', () => {
  const { ofExercise, ofLesson } = menus(true);
  expect(named(ofExercise(draft), 'delete')?.isOff).toBe(true);
  expect(named(ofLesson(draft), 'delete')?.isOff).toBe(true);
  expect(named(ofLesson(draft), 'publish')?.isOff).toBe(true);
});
