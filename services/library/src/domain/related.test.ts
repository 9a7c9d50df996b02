import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { measure } from './measure.ts';
import { closestTo, type Comparable } from './related.ts';

const { vectorOf } = loadMeaning();

interface Described {
  es: readonly [title: string, description: string];
  en: readonly [title: string, description: string];
  category?: string;
}

const comparable = (_id: string, { es, en, category = 'guides' }: Described): Comparable => {
  const [titleEs, descriptionEs] = es;
  const [titleEn, descriptionEn] = en;
  const texts = { titleEs, descriptionEs, titleEn, descriptionEn, contentEs: '', contentEn: '' };
  return { _id, category, terms: measure(texts).terms, meaning: vectorOf([...es, ...en].join('\n')) };
};

const inventing = comparable('inventing', {
  es: ['Que no se invente nada', 'Cómo frenar afirmaciones falsas cuando la IA no sabe.'],
  en: ['Stop it making things up', 'How to hold back false claims when the AI does not know.'],
});
const grounding = comparable('sources', {
  es: ['Anclaje en fuentes', 'Respuestas verificables: cita, comprueba los hechos y evita alucinaciones.'],
  en: ['Grounding in sources', 'Verifiable answers: quote, check facts and avoid hallucinations.'],
});
const holidays = comparable('holidays', {
  es: ['Un viaje barato', 'Planear vacaciones en la playa con poco dinero.'],
  en: ['A cheap trip', 'Planning holidays at the beach with little money.'],
});
const recipes = comparable('recipes', {
  es: ['Cocina de mercado', 'Recetas rápidas con verduras de temporada.'],
  en: ['Market cooking', 'Quick recipes with vegetables in season.'],
});
const invoices = comparable('invoices', {
  es: ['Facturas al día', 'Ordenar cobros y pagos de una tienda.'],
  en: ['Invoices up to date', 'Sorting the payments of a shop.'],
});
const ids = (documents: readonly Comparable[]) => documents.map(({ _id }) => _id);

test('When two documents share meaning but hardly a word, then they are related', () => {
  const others = [holidays, recipes, invoices, grounding];
  const byWordsAlone = others.map((other) => ({ ...other, meaning: null }));
  expect(ids(closestTo(inventing, byWordsAlone, 1))).not.toEqual(['sources']);
  expect(ids(closestTo(inventing, others, 1))).toEqual(['sources']);
});

test('When two documents share words and category, then meaning alone does not outrank them', () => {
  const minutes = comparable('minutes', {
    es: ['Acta de reunión', 'Notas de la reunión.'],
    en: ['Meeting minutes', 'Notes.'],
  });
  const records = comparable('records', {
    es: ['Actas de la reunión', 'Notas claras de reunión.'],
    en: ['Meeting records', 'Clear notes.'],
  });
  const elsewhere = comparable('elsewhere', {
    es: ['Encuentros de trabajo', 'Decisiones del equipo.'],
    en: ['Team gatherings', 'Decisions at work.'],
    category: 'cases',
  });
  expect(ids(closestTo(minutes, [elsewhere, recipes, records], 2))[0]).toBe('records');
});

test('When documents have no known word, then shared words decide and nothing fails', () => {
  const without = (document: Comparable, _id: string): Comparable => ({ ...document, _id, meaning: null });
  const others = [recipes, without(grounding, 'twin'), holidays].map((other) => ({
    ...other,
    meaning: null,
  }));
  expect(ids(closestTo(without(grounding, 'one'), others, 1))).toEqual(['twin']);
});

test('When documents are equally close, then their order does not depend on how they were read', () => {
  const twins = ['c', 'a', 'b'].map((_id) => ({ ...recipes, _id }));
  expect(ids(closestTo(holidays, twins, 3))).toEqual(['a', 'b', 'c']);
  expect(ids(closestTo(holidays, twins.toReversed(), 3))).toEqual(['a', 'b', 'c']);
});

test('When the document itself or too few others are there, then it never comes and the rest do', () => {
  expect(ids(closestTo(recipes, [recipes, holidays], 3))).toEqual(['holidays']);
  expect(closestTo(recipes, [recipes], 3)).toEqual([]);
});
