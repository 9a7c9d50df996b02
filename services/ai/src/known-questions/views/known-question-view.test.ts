import { placedPassages } from '../../knowledge/domain/placed-passages.ts';
import { newKnownQuestion } from '../domain/known-question.ts';
import { knownQuestionViews } from './known-question-view.ts';

const at = new Date('2026-11-26T10:00:00Z');

test('When a page of known questions is shown, then each passage is read once for all of them', () => {
  let reads = 0;
  const passages = placedPassages('lesson', {
    _id: 'limits',
    sequence: 1,
    titleEs: 'Límites',
    titleEn: 'Limits',
    contentEs: 'Dale permiso.',
    contentEn: 'Give it permission.',
  }).map((passage) => ({
    ...passage,
    get text() {
      reads += 1;
      return passage.text;
    },
  }));
  const place = { kind: 'lesson', id: 'limits' } as const;
  const rows = ['¿Una?', '¿Dos?', '¿Tres?'].map((question) => ({
    ...newKnownQuestion(
      { question, language: 'es' },
      { id: question, place, sentences: { es: 'Se fue.', en: null }, by: 'boss', at },
    ),
    version: 1,
  }));
  expect(knownQuestionViews(rows, passages).map(({ passage }) => passage)).toEqual([null, null, null]);
  expect(reads).toBe(passages.length);
});
