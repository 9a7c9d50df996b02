import type { SelfTestReport } from '@academy/contracts/http/catalog/staff-content.ts';
import { useTranslate } from 'ra-core';

/** Which sample of an exercise is misjudged, and why. */
export function MisjudgedSample({ sample }: { sample: SelfTestReport['misjudged'][number] }) {
  const translate = useTranslate();
  const { path, language, expected, score, missing } = sample;
  const [root, , kind, index] = path.split('.');
  const name =
    root === 'samples'
      ? translate(`resources.exercises.sample.${kind}`, { number: Number(index) + 1 })
      : translate(`resources.exercises.fields.${path}`, { _: path });
  const inLanguage = translate(`academy.languages.${language}`);
  return (
    <>
      <strong>
        {name} ({inLanguage})
      </strong>
      : {translate(`resources.exercises.bench.expected_${expected}`, { score })}
      {expected === 'good' && missing.length > 0 ? (
        <> {translate('resources.exercises.bench.missing', { what: missing.join(', ') })}</>
      ) : null}
    </>
  );
}
