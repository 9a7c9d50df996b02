import { tutorQuestionSchema } from '@academy/contracts/http/ai/tutor-questions.ts';
import { placedPassages } from '../../knowledge/domain/placed-passages.ts';
import { shelfOf } from '../../knowledge/domain/shelf.ts';
import { nearestAnswer } from './nearest-answer.ts';

const document = (_id: string, isPremium: boolean) => ({
  _id,
  sequence: 1,
  titleEs: `Título ${_id}`,
  titleEn: `Title ${_id}`,
  descriptionEs: '',
  descriptionEn: '',
  contentEs: `## Apartado ${_id}\n\nEsta frase la explica el documento ${_id} entero.`,
  contentEn: `## Section ${_id}\n\nThis sentence is explained by the document ${_id}.`,
  isPremium,
});
const documents = [document('open', false), document('locked', true)];
const passages = documents.flatMap((one) => placedPassages('document', one));
const places = passages.filter(({ language }) => language === 'es');

const answerTo = (plan: 'free' | 'premium') =>
  nearestAnswer(
    { vectorOf: () => null },
    {
      question: tutorQuestionSchema.parse({ message: '¿frase?' }),
      language: 'es',
      caller: { userId: 'reader', role: 'learner', plan, sessionId: 's', openedOn: 1, openedAt: new Date(0) },
      snapshot: { passages, shelf: shelfOf({ courses: [], lessons: [], documents }) },
      added: [],
    },
    { places, question: '¿frase?' },
  );

test('When nothing answers, then the nearest places are named with a sentence each, and no model is asked', () => {
  const { kind, sources, builtIn, messages } = answerTo('premium');
  expect({ kind, messages }).toEqual({ kind: 'nearest', messages: null });
  expect(sources.map(({ id }) => id)).toEqual(['open', 'locked']);
  expect(builtIn.join('')).toContain('lo más cercano que tenemos');
  expect(builtIn.join('').match(/> Esta frase/g)).toHaveLength(2);
});

test('When a place takes Premium, then a free member is told its title and nothing more', () => {
  const { sources, builtIn } = answerTo('free');
  expect(sources[1]).toMatchObject({
    title: 'Título locked',
    heading: null,
    text: '',
    href: '/library/locked',
  });
  expect(builtIn.join('').match(/> Esta frase/g)).toHaveLength(1);
  expect(builtIn.at(-1)).toBe('\n\n- **Título locked** [2] (se abre con Premium)');
});
