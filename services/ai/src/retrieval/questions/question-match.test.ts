import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { placedPassages } from '../../knowledge/domain/placed-passages.ts';
import { createRetrieval } from '../retrieval.ts';
import { compareQuestions, createComparing } from './compared-questions.ts';
import { holdersOf } from './holders.ts';
import { createQuestionMatch } from './question-match.ts';

const { vectorOf } = loadMeaning();
const passages = placedPassages('lesson', {
  _id: 'limits',
  sequence: 1,
  titleEs: 'Límites',
  titleEn: 'Limits',
  contentEs: '## Permiso\n\nDale **permiso** para decir que no lo sabe.\n\n## Tono\n\nDi como quién habla.',
  contentEn:
    '## Permission\n\nGive it permission to say that it does not know.\n\n## Tone\n\nSay who it sounds like.',
});
const entries = [
  {
    es: 'Dale permiso para decir que no lo sabe.',
    en: 'Give it permission to say that it does not know.',
    ask: { es: ['¿Y si se saca los datos de la manga?'], en: ['It keeps pulling figures out of thin air'] },
  },
];
const compared = (answered: typeof entries, elsewhere: string[] = []) =>
  compareQuestions({ answered, elsewhere }, vectorOf);
const headingOf = (scores: readonly number[]): (string | null)[] =>
  passages.flatMap(({ heading }, at) => ((scores[at] ?? 0) > 0.5 ? [heading] : []));

test('When an entry names a sentence, then the passages of both languages that hold it have its questions', () => {
  expect(holdersOf(entries, passages)[0]?.map((at) => passages[at]?.heading)).toEqual([
    'Permiso',
    'Permission',
  ]);
});

test('When staff have edited the sentence away, then its questions lead nowhere', () => {
  const gone = entries.map((entry) => ({ ...entry, es: 'Otra frase.', en: 'Another sentence.' }));
  expect(createQuestionMatch(compared(gone), passages).scores('thin air')).toEqual([0, 0, 0, 0]);
});

test.each(['se saca los datos de la manga', 'why does it pull figures out of thin air?'])(
  'When somebody asks what is known to be asked, then its passages are found: %s',
  (question) => {
    const { scores } = createQuestionMatch(compared(entries), passages);
    expect(headingOf(scores(question))).toEqual(['Permiso', 'Permission']);
  },
);

test('When a known question shares no word with the text, then the passage in the asker’s language comes first', () => {
  const retrieval = createRetrieval(passages, { vectorOf, questions: compared(entries) });
  const found = retrieval.search({
    question: 'pulls figures out of thin air',
    language: 'en',
    mayQuote: () => true,
    limit: 1,
  });
  expect(found.passages[0]?.heading).toBe('Permission');
});

test('When a question is like one that the academy does not teach, then it is not taught', () => {
  const asked = {
    question: '¿qué ceno hoy con pollo y arroz?',
    language: 'es',
    mayQuote: () => true,
    limit: 1,
  } as const;
  const elsewhere = ['¿Qué puedo cenar con arroz?'];
  const retrieval = createRetrieval(passages, { vectorOf, questions: compared(entries, elsewhere) });
  expect(retrieval.search(asked).teaching).toBe('not-taught');
});

test('When staff added the very words to a passage, then it comes first though another names them, and only for them', () => {
  const place = { kind: 'lesson', id: 'limits' } as const;
  const question = '¿Di como quién habla?';
  const added = [{ ...entries[0]!, ask: { es: [question], en: [] }, place }];
  const retrieval = createRetrieval(passages, {
    vectorOf,
    questions: compareQuestions({ answered: added, elsewhere: [] }, vectorOf),
  });
  const first = (asked: string) =>
    retrieval.search({ question: asked, language: 'es', mayQuote: () => true, limit: 1 }).passages[0]
      ?.heading;
  expect(first('di como QUIÉN habla')).toBe('Permiso');
  expect(first('tono')).toBe('Tono');
});

const place = { kind: 'lesson', id: 'limits' } as const;
const addedOf = (question: string) => [{ ...entries[0]!, ask: { es: [question], en: [] }, place }];
const search = (questions: ReturnType<typeof compareQuestions>, question: string, of = vectorOf) =>
  createRetrieval(passages, { vectorOf: of, questions }).search({
    question,
    language: 'es',
    mayQuote: () => true,
    limit: 4,
  });

test('When the very words were added, then it is taught though the academy says that it teaches nothing like it', () => {
  const question = '¿Qué puedo cenar con arroz?';
  const known = { answered: [], elsewhere: [question] };
  expect(search(compareQuestions(known, vectorOf), question).teaching).toBe('not-taught');
  const withAdded = createComparing(known, vectorOf)(addedOf(question));
  expect(search(withAdded, '¿que puedo CENAR con arroz').teaching).toBe('taught');
});

test('When an added question is near in meaning alone, then others are found and judged as without it', () => {
  const [vector = null] = [vectorOf('permiso')];
  const everythingIsNear = () => vector;
  const comparing = createComparing({ answered: entries, elsewhere: [] }, everythingIsNear);
  const question = '¿Cómo suena la despedida?';
  const match = (added: ReturnType<typeof addedOf>) =>
    createQuestionMatch(comparing(added), passages).scores(question);
  expect(vector).not.toBeNull();
  const far = addedOf('¿Quién reparte los papeles?').map((one) => ({ ...one, es: 'Di como quién habla.' }));
  expect(match(far)).toEqual(match([]));
  expect(search(comparing(far), question, everythingIsNear)).toEqual(
    search(comparing([]), question, everythingIsNear),
  );
  const near = far.map((one) => ({ ...one, ask: { es: ['¿Cómo es una despedida?'], en: [] } }));
  expect(match(near)).not.toEqual(match([]));
});

test('When questions are added, then those of the content are as close as before', () => {
  const comparing = createComparing({ answered: entries, elsewhere: [] }, vectorOf);
  const question = 'se saca los datos de la manga';
  const many = Array.from({ length: 5 }, (_, at) => addedOf(`¿De qué manga ${at} salen datos?`)[0]!);
  expect(comparing(many).toAnswered(question)[0]).toBe(comparing().toAnswered(question)[0]);
});
