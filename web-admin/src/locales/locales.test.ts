import { describe, expect, it } from '@jest/globals';
import { messages as englishMessages } from './en/messages.ts';
import { rubric as englishRubric } from './en/rubric.ts';
import { messages as spanishMessages } from './es/messages.ts';
import { rubric as spanishRubric } from './es/rubric.ts';

const english = { ...englishMessages, rubric: englishRubric };
const spanish = { ...spanishMessages, rubric: spanishRubric };

function leaves(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? leaves(value as object, `${path}${key}.`)
      : [[path + key, String(value)]],
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

describe('locales', () => {
  it('Both languages have the same texts', () => {
    const keys = (messages: object) =>
      leaves(messages)
        .map(([key]) => key)
        .sort();
    expect(keys(spanish)).toEqual(keys(english));
  });

  it('A text of ours names the same values in both languages', () => {
    const own = ({ academy, resources, rubric }: typeof english) => ({ academy, resources, rubric });
    const englishTexts = new Map(leaves(own(english)));
    for (const [key, text] of leaves(own(spanish)))
      expect([key, placeholders(text)]).toEqual([key, placeholders(englishTexts.get(key)!)]);
  });
});
