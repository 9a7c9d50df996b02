import type { Language } from '@academy/contracts/shared/language.ts';
import type { LessonReading } from './lesson-reading.ts';

const perLesson = 3;
const fewestWords = 3;
const mostWords = 24;

const alternatives = (words: string): string => words.trim().split(/\s+/).join('|');

/** Lessons tell their readers what to do with these, at the beginning of a sentence. */
const instructions: Readonly<Record<Language, RegExp>> = {
  es: new RegExp(
    `^(?:${alternatives(`
      añade busca cambia comprueba copia corrige cuenta cuéntale decide declara define deja descríbelo di dile
      elige empieza escribe escríbelo evita exige explica fija guarda lee limita marca mide mira nombra ordena
      pide pídele pon ponle pregunta pregúntate prueba quita repasa revisa separa tacha usa valida nunca
    `)})\\s`,
    'iu',
  ),
  en: new RegExp(
    `^(?:${alternatives(`
      add ask avoid begin change check choose compare copy count cross decide declare define describe explain fix
      forbid give keep leave limit look make mark measure name never order put read remove replace require reread review save
      say separate set start state tell test try use validate write
    `)})\\s`,
    'iu',
  ),
};

export interface ChecklistItem {
  lesson: string;
  text: string;
}

/** These tell what a model does, or stand in a table. */
const tellsOfModels = /\by el modelo\b|\band (?:the model|it|you)\b| · /i;

const asItem = (text: string): string => text.replace(/[:.]$/, '');

/** What the lessons tell their readers to do, up to three of each. */
export const checklistOf = (lessons: readonly LessonReading[], language: Language): ChecklistItem[] =>
  lessons.flatMap(({ title, sections }) => {
    const told = sections.flatMap(({ heading, sentences }) => [
      ...(heading === null ? [] : [heading]),
      ...sentences.map(({ text }) => text),
    ]);
    const fitting = told.filter((text) => {
      const words = text.split(/\s+/).length;
      return (
        words >= fewestWords &&
        words <= mostWords &&
        instructions[language].test(text) &&
        !text.endsWith(':') &&
        !tellsOfModels.test(text)
      );
    });
    return [...new Set(fitting.map(asItem))].slice(0, perLesson).map((text) => ({ lesson: title, text }));
  });
