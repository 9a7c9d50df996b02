import type { HintLevel } from '@academy/contracts/http/catalog/hints.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { HINT_LEVELS } from '@academy/web-kit/exercise/hint-rung.tsx';
import { languages } from '../../app/i18n/current-language.ts';
import { fieldSuffix } from '../../shared/field-suffix.ts';
import type { ExerciseForm } from '../form-values.ts';
import { drawable } from '../rubric/rubric-value.ts';
import type { ExerciseNotes } from './note-parts.ts';
import { withPoints } from './points-of-notes.ts';

type Texts = Pick<ExerciseForm, 'titleEs' | 'titleEn' | 'promptEs' | 'promptEn' | 'hints' | 'samples'>;
export type FilledForm = Texts & Pick<ExerciseForm, 'rubric'>;

interface Filling {
  notes: ExerciseNotes;
  /** Whether what is there gives way to the notes. */
  replaces: boolean;
}

/** The form after the notes: texts go into empty fields, samples and points after those that are there. */
export function filledForm(form: FilledForm, { notes, replaces }: Filling): FilledForm {
  const text = (there: string | undefined, noted: string | undefined) =>
    noted && (replaces || !there?.trim()) ? noted : (there ?? '');
  const list = (there: readonly string[] | undefined, noted: readonly string[]) => {
    const kept = replaces && noted.length > 0 ? [] : (there ?? []).filter((one) => one.trim() !== '');
    return [...new Set([...kept, ...noted])];
  };
  const samples = (language: Language) => ({
    good: list(form.samples?.[language]?.good, notes.good[language]),
    weak: list(form.samples?.[language]?.weak, notes.weak[language]),
  });
  const hint = (at: number, name: HintLevel) => ({
    es: text(form.hints?.[name]?.es, notes.hints.es[at]),
    en: text(form.hints?.[name]?.en, notes.hints.en[at]),
  });
  const drawn = drawable(form.rubric);
  return {
    titleEs: text(form.titleEs, notes.title.es),
    titleEn: text(form.titleEn, notes.title.en),
    promptEs: text(form.promptEs, notes.prompt.es),
    promptEn: text(form.promptEn, notes.prompt.en),
    hints: { nudge: hint(0, 'nudge'), targeted: hint(1, 'targeted'), example: hint(2, 'example') },
    samples: { es: samples('es'), en: samples('en') },
    rubric: drawn ? withPoints(drawn, { points: notes.points, replaces }).rubric : form.rubric,
  };
}

/** How many texts of the form keep what they say although the notes say something else. */
export function keptTexts(form: FilledForm, notes: ExerciseNotes): number {
  const differs = (there: string | undefined, noted: string | undefined) =>
    Boolean(noted) && Boolean(there?.trim()) && there !== noted;
  return languages
    .flatMap((language) => [
      differs(form[`title${fieldSuffix[language]}`], notes.title[language]),
      differs(form[`prompt${fieldSuffix[language]}`], notes.prompt[language]),
      ...HINT_LEVELS.map((name, at) => differs(form.hints?.[name]?.[language], notes.hints[language][at])),
    ])
    .filter(Boolean).length;
}
