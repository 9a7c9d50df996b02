import type { Language } from '@academy/contracts/shared/language.ts';
import {
  forbidden,
  notFound,
  unavailable,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';

export const courseNotFound = (): DomainError =>
  notFound('course-not-found', { es: 'Curso no encontrado', en: 'Course not found' });

export const premiumSummary = (): DomainError =>
  forbidden('premium-only', {
    es: 'El resumen de este curso es para miembros Premium.',
    en: 'The summary of this course is for Premium members.',
  });

export const summaryBusy = (): DomainError =>
  unavailable('summary-busy', {
    es: 'Ya se está preparando otro documento para ti. Inténtalo de nuevo en un momento.',
    en: 'Another document is already being prepared for you. Please try again in a moment.',
  });

export interface SummaryWords {
  builtIn: string;
  goals: string;
  goalsLead: string;
  ideas: string;
  glossary: string;
  checklist: string;
  practice: string;
  practiceLead: string;
}

/** Headings and sentences of a summary. */
export const summaryWords: Readonly<Record<Language, SummaryWords>> = {
  es: {
    builtIn:
      'Este documento está hecho con frases elegidas de las lecciones y con el glosario de la academia. No lo ha escrito un modelo de lenguaje.',
    goals: 'Objetivos',
    goalsLead: 'Al terminar el curso habrás trabajado:',
    ideas: 'Ideas clave de cada lección',
    glossary: 'Glosario',
    checklist: 'Lista de comprobación',
    practice: 'Práctica',
    practiceLead: 'Los ejercicios del curso, lección por lección:',
  },
  en: {
    builtIn:
      'This document is made of sentences chosen from the lessons and the academy’s glossary. No language model wrote it.',
    goals: 'Goals',
    goalsLead: 'By the end of the course you will have worked on:',
    ideas: 'Key ideas of each lesson',
    glossary: 'Glossary',
    checklist: 'Checklist',
    practice: 'Practice',
    practiceLead: 'The exercises of the course, lesson by lesson:',
  },
};
