import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseSet, startsOf } from '../matching/phrases.ts';
import { answerLanguageMessages } from '../messages/answer-language.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import { evidenceOver, findCues, sentencesWith } from './cues.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { findInEach } from './evidence.ts';

const prepositions = wordSet(es.languageCues, en.languageCues);
const languages = wordSet(es.languages, en.languages);
const languageTerms = startsOf(languages);
const languageOf = phraseSet(es.languageOf, en.languageOf);
const vagueLanguages = phraseSet(es.vagueLanguages, en.vagueLanguages);

type Case = 'named' | 'vague';

/** In which language the answer should be. */
export function detectAnswerLanguage(reading: Reading): Evidence<Case>[] {
  const named = [
    ...findInEach(sentencesWith(reading, languageTerms), (sentence) => namedIn(reading, sentence)),
    ...findCues(reading, languageOf).map((cue) =>
      evidenceOver(
        reading,
        { from: cue.from, to: Math.min(cue.sentence.to, cue.to + 2) },
        'full',
        'named' as const,
      ),
    ),
  ];
  if (named.length > 0) return named.sort((a, b) => a.start - b.start);
  return findCues(reading, vagueLanguages).map((cue) => evidenceOver(reading, cue, 'part', 'vague'));
}

/** "en inglés", "al francés", "in plain Spanish". */
function namedIn(reading: Reading, sentence: Sentence): Evidence<Case>[] {
  const { words } = reading;
  const found: Evidence<Case>[] = [];
  for (let at = sentence.bodyFrom + 1; at < sentence.to; at += 1) {
    if (!languages.has(words[at]?.norm ?? '')) continue;
    const from = [at - 1, at - 2].find(
      (before) => before >= sentence.bodyFrom && prepositions.has(words[before]?.norm ?? ''),
    );
    if (from !== undefined && words[at]?.gap === '')
      found.push(evidenceOver(reading, { from, to: at + 1 }, 'full', 'named'));
  }
  return found;
}

export const answerLanguage = defineCriterion({
  id: 'answer-language',
  messages: answerLanguageMessages,
  detect: detectAnswerLanguage,
  sharesWith: ['task', 'constraints', 'context', 'audience', 'format'],
});
