import type { SelfTestReport } from '@academy/contracts/http/catalog/self-tests.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';

/** The language that a sample is written in: `samples.es.good.1`, `promptEs`, `hints.example.es`. */
const writtenIn = (path: string): Language =>
  path.endsWith('Es') || path.split('.').includes('es') ? 'es' : 'en';

/** Which sample of an exercise is misjudged, and why. */
export function MisjudgedSample({ sample }: { sample: SelfTestReport['misjudged'][number] }) {
  const translate = useTranslate();
  const { language: ofPage } = useLanguage();
  const { path, language, expected, score } = sample;
  const missing = sample.missingIn?.[ofPage] ?? sample.missing;
  const [root, , kind, index] = path.split('.');
  const name =
    root === 'samples'
      ? translate(`resources.exercises.sample.${kind}`, { number: Number(index) + 1 })
      : translate(`resources.exercises.fields.${path}`, { _: path });
  const nameOf = (one: Language) => translate(`academy.languages.${one}`);
  const written = writtenIn(path);
  return (
    <>
      <strong>
        {name} ({nameOf(written)})
      </strong>
      {/* The exercise's own texts are judged as answers in each language. */}
      {written === language
        ? null
        : translate('resources.exercises.bench.judgedIn', { language: nameOf(language) })}
      : {translate(`resources.exercises.bench.expected_${expected}`, { score })}
      {expected === 'good' && missing.length > 0 ? (
        <> {translate('resources.exercises.bench.missing', { what: missing.join(', ') })}</>
      ) : null}
    </>
  );
}
