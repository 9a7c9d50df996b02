import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { placedPassages, type PlacedPassage } from '../knowledge/domain/placed-passages.ts';
import { compareQuestions } from './questions/compared-questions.ts';
import { createRetrieval } from './retrieval.ts';

const { vectorOf } = loadMeaning();
const questions = compareQuestions({ answered: [], elsewhere: [] }, vectorOf);

const lesson = (_id: string, es: string[], en: string[]): PlacedPassage[] =>
  placedPassages('lesson', {
    _id,
    sequence: 1,
    titleEs: _id,
    titleEn: _id,
    contentEs: es.join('\n\n'),
    contentEn: en.join('\n\n'),
  });

const passages = [
  ...lesson(
    'limits',
    [
      '## Alucinaciones\n\nDale permiso al modelo para decir que no lo sabe.',
      '## Tono\n\nDi como quién habla.',
    ],
    [
      '## Hallucinations\n\nGive the model permission to say that it does not know.',
      '## Tone\n\nSay who it sounds like.',
    ],
  ),
  ...lesson(
    'json',
    ['## El JSON\n\nEscribe los nombres exactos de los campos.'],
    [
      '## JSON\n\nWrite the exact names of the fields.',
      '## Only in English\n\nDo not record a meeting without consent.',
    ],
  ),
];
const retrieval = createRetrieval(passages, { vectorOf, questions });
const everything = () => true;

const first = (
  question: string,
  language: 'es' | 'en',
  mayQuote: (p: PlacedPassage) => boolean = everything,
) => {
  const found = retrieval.search({ question, language, mayQuote, limit: 3 });
  return { ...found, first: found.passages[0] };
};

test.each([
  ['es', '¿Qué son las alucinaciones?', 'Alucinaciones'],
  ['en', 'How should it sound?', 'Tone'],
  ['es', '¿cómo evito que se saque datos de la manga?', 'Alucinaciones'],
  ['en', 'my script cannot find the keys', 'JSON'],
  ['es', 'quiero parar los fakes', 'Alucinaciones'],
] as const)(
  'When the question is in %s, then the passage that answers it is first: %s',
  (language, question, heading) => {
    const found = first(question, language);
    expect(found.first).toMatchObject({ heading, language });
  },
);

test('When only the other language says it, then that passage is found', () => {
  expect(first('¿puedo grabar la reunión sin consentimiento?', 'es').first).toMatchObject({
    heading: 'Only in English',
    language: 'en',
  });
});

test('When a passage may not be quoted, then it is only named as the best, and others are given', () => {
  const found = first('¿Qué son las alucinaciones?', 'es', ({ place }) => place.id !== 'limits');
  expect(found.passages.every(({ place }) => place.id === 'json')).toBe(true);
  expect(found.locked).toMatchObject({ heading: 'Alucinaciones' });
});

test.each([
  ['en', 'Who won the football league?'],
  ['es', '¿Cómo se hace una tortilla de patatas?'],
  ['es', 'me duele la garganta'],
  ['en', '???'],
] as const)(
  'When the question in %s is about something else, then it is not taught: %s',
  (language, question) => {
    expect(first(question, language).teaching).toBe('not-taught');
  },
);

test('When nothing is published, then nothing is found', () => {
  const empty = createRetrieval([], { vectorOf, questions });
  expect(empty.search({ question: 'prompt', language: 'es', mayQuote: everything, limit: 3 })).toEqual({
    passages: [],
    locked: null,
    nearest: [],
    teaching: 'not-taught',
  });
});
