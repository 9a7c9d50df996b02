import { expect } from '@playwright/test';
import { problemSchema, type Problem } from '@academy/contracts/shared/problem.ts';
import type { Answer } from './contract-calls.ts';
import type { Language } from './texts.ts';

const wholeProblem = problemSchema.strict();

/** Where a defect shows its inside: stacks, files, libraries, stores, addresses of services. */
const inside =
  /\bat \S+ \(|\.[cm]?[jt]s:\d+|node_modules|file:\/\/|\bZod|\bMongo|mongoose|kafka|undici|ECONN|E11000|127\.0\.0\.1|undefined|\[object|TypeError/i;

/** Asserts that an answer is a whole problem in this language that shows nothing of the inside; gives it back. */
export const expectProblem = ({ status, headers, text }: Answer, language: Language): Problem => {
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = wholeProblem.parse(JSON.parse(text));
  expect(problem.status).toBe(status);
  expect(problem.type).toMatch(/^\/problems\/[a-z-]+$/);
  expect(problem.error).toBe(problem.detail);
  expect(problem.detail).not.toBe('');
  expect(problem.requestId).toBe(headers.get('x-request-id'));
  expect(headers.get('content-language')).toBe(language);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).not.toMatch(inside);
  return problem;
};

/** Asserts that the same refusal reads differently in the two languages: neither was left untranslated. */
export const expectTranslated = (one: Problem, other: Problem): void => {
  expect(one.type).toBe(other.type);
  expect(one.detail).not.toBe(other.detail);
  expect(one.fields?.map(({ path }) => path)).toEqual(other.fields?.map(({ path }) => path));
};

/** Asserts that a refusal is a whole page in this language. */
export const expectPage = ({ headers, text }: Answer, language: Language): void => {
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  expect(text).toContain(`<html lang="${language}"`);
  expect(text).toMatch(/<h1[^>]*>[^<]+/);
};
