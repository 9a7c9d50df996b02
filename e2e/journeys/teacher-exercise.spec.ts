import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { bellSamples } from '../support/bell-samples.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { madeContent } from '../support/made-content.ts';
import { administrator } from '../support/people.ts';
import type { Language } from '../support/texts.ts';

const languages: readonly Language[] = ['es', 'en'];
const bell = { es: 'timbre, timbres', en: 'bell, bells' };
const alsoBell = { es: 'bocina', en: 'ringer' };
const unended = 'buzzer';
const label = { es: 'El timbre', en: 'The bell' };

const several = (text: string, count: number): string =>
  text.split(' |||| ').at(-1)?.replace('%{smart_count}', String(count)) ?? text;

/** What a teacher does in the form of an exercise. */
function formOf(page: Page, language: Language) {
  const { academy, resources } = consoleTexts(language);
  const { rubric, exercises } = resources;
  const columnOf = (one: Language, legend: string) =>
    page
      .getByRole('group', { name: academy.languages[one], exact: true })
      .getByRole('group', { name: legend });
  return {
    rubric,
    exercises,
    save: page.getByRole('button', { name: language === 'es' ? 'Guardar' : 'Save', exact: true }),
    saved: page.getByText(exercises.notifications.updated),
    openCard: () => page.getByRole('button', { name: new RegExp(`^${label[language]}`) }).click(),
    addWords: async (one: Language, words: string) => {
      await page.getByRole('combobox', { name: rubric.any[one], exact: true }).fill(words);
      await page.keyboard.press('Enter');
    },
    writeSamples: async (one: Language, kind: 'good' | 'weak', texts: readonly string[]) => {
      const samples = columnOf(one, exercises.fields[kind]);
      for (const [at, text] of texts.entries()) {
        await samples.getByRole('button', { name: exercises.action[`add_${kind}`] }).click();
        const name = exercises.sample[kind].replace('%{number}', String(at + 1));
        await samples.getByRole('textbox', { name, exact: true }).fill(text);
      }
    },
    /** How many are judged as expected, and how many are to be solved, beside the samples of both languages. */
    verdicts: async () => [
      await page.locator('.tag').filter({ hasText: rubric.live.right }).count(),
      await page
        .locator('.tag')
        .filter({ hasText: new RegExp(`^${rubric.live.toSolve}$`) })
        .count(),
    ],
    twoToSolve: page.getByRole('link', { name: several(rubric.toSolve.count, 2) }),
  };
}

/** By what is not saved yet, a text passes as learners would see it, in the language that they read; nothing is sent. */
async function passesForLearners(page: Page, language: Language, title: Record<Language, string>) {
  const { asLearner } = consoleTexts(language).resources.exercises;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const calls = () => sent.filter((call) => call.includes('/api/') && !call.includes('presence'));
  await page.getByRole('button', { name: asLearner.title, exact: true }).click();
  const preview = page.getByRole('region', { name: asLearner.title, exact: true });
  for (const [one, check, passed] of [
    ['es', 'Comprobar', 'superado'],
    ['en', 'Check', 'passed'],
  ] as const) {
    const { academy } = consoleTexts(language);
    await preview.getByRole('button', { name: academy.languages[one], exact: true }).click();
    await expect(preview.getByRole('heading', { name: title[one] })).toBeVisible();
    await preview.getByRole('textbox').fill(bellSamples[one].good[2] ?? '');
    await preview.getByRole('button', { name: check, exact: true }).click();
    await expect(preview.locator('.verdict .tag', { hasText: passed })).toBeVisible();
    await expect(preview.locator('.verdict__score')).toBeFocused();
    await expect(preview.locator('.answer__stroke').first()).toBeAttached();
  }
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  expect(calls()).toEqual([]);
  await preview.getByRole('button', { name: asLearner.close }).click();
  await page.getByRole('button', { name: asLearner.title, exact: true }).click();
  await expect(preview.getByRole('textbox')).toHaveValue(bellSamples.en.good[2] ?? '');
  await preview.getByRole('button', { name: asLearner.close }).click();
}

for (const language of languagesOf(import.meta.url)) {
  test(`A teacher makes an exercise from a template, repairs what it misjudges and publishes it (${language})`, async ({
    open,
    request,
  }) => {
    const { page } = await open({ language });
    const { academy, resources } = consoleTexts(language);
    const { outline, lessons } = resources;
    const form = formOf(page, language);
    const { rubric, exercises } = form;
    const mark = randomBytes(3).toString('hex');
    const title = { es: `El timbre ${mark}`, en: `The bell ${mark}` };
    const { staff, made } = await madeContent(request);
    const course = {
      titleEs: `Taller ${mark}`,
      titleEn: `Workshop ${mark}`,
      level: 'beginner',
      iconName: 'play',
    };
    const courseId = await made('courses', { ...course, estimatedMinutes: 10 });
    const text = { titleEs: 'Uno', titleEn: 'One', contentEs: 'Una carta.', contentEn: 'A letter.' };
    const lessonId = await made('lessons', { ...text, courseId, estimatedMinutes: 10 });
    let exerciseId = '';
    const stored = async () => {
      const answer = await request.get(`/api/admin/exercises/${exerciseId}`, staff);
      return (await answer.json()) as {
        status: string;
        rubric: unknown;
        bench: { misjudged: { path: string }[] };
      };
    };

    await signInToConsole(page, language, administrator());

    await test.step('A new exercise begins with the template for its kind of task', async () => {
      await page.goto(`/admin/courses/${courseId}`);
      await page.getByRole('button', { name: outline.add.exercises, exact: true }).click();
      const row = page.getByRole('form', { name: outline.add.exercises });
      await row.getByLabel(outline.newTitle.es).fill(title.es);
      await row.getByLabel(outline.newTitle.en).fill(title.en);
      await row.getByRole('combobox', { name: rubric.templates.label }).click();
      await page.getByRole('option', { name: rubric.templates.email.name }).click();
      await row.getByRole('button', { name: language === 'es' ? 'Añadir' : 'Add', exact: true }).click();
      await page.getByRole('link', { name: title[language], exact: true }).click();
      await expect(page.getByRole('heading', { name: title[language] })).toBeVisible();
      exerciseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const instructions = page.getByLabel(exercises.fields.promptEn, { exact: true });
      await expect(instructions.first()).toHaveValue(/\[.+\]/);
      await instructions
        .first()
        .fill('La bici volvió del taller sin timbre. Pide al modelo el correo al taller.');
      await instructions
        .last()
        .fill('Your bike came back without its bell. Ask a model for the email to the workshop.');
    });

    await test.step('A point is added by a card, moved by keys, and is the same in YAML', async () => {
      await page.getByRole('button', { name: rubric.add, exact: true }).click();
      const list = page.getByRole('dialog');
      expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([]);
      await list.getByRole('button', { name: rubric.criteria.mentions.name }).click();
      await page.getByRole('combobox', { name: rubric.mustHave.label }).click();
      await page.getByRole('option', { name: rubric.mustHave.yes }).click();
      for (const one of languages) {
        await page.getByLabel(rubric.label[one], { exact: true }).fill(label[one]);
        await form.addWords(one, bell[one]);
      }
      const up = page.getByRole('button', { name: rubric.up.replace('%{name}', label[language]) });
      await up.focus();
      await page.keyboard.press('Enter');
      await expect(up).toBeFocused();
      await page.getByRole('button', { name: rubric.tabs.yaml, exact: true }).click();
      const yaml = page.getByLabel(exercises.fields.rubric);
      await expect(yaml).toHaveValue(/es: El timbre\n[^]*- timbres\n[^]*- bells\n/);
      await page.getByRole('button', { name: rubric.tabs.cards, exact: true }).click();
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
    });

    await test.step('Samples are judged as they are typed: one in each language is to be solved', async () => {
      for (const one of languages)
        for (const kind of ['good', 'weak'] as const)
          await form.writeSamples(one, kind, bellSamples[one][kind]);
      await expect.poll(form.verdicts).toEqual([10, 2]);
      const why = rubric.live.decides.essential
        .replace('%{label}', label[language])
        .replace('%{status}', rubric.live.status.missing);
      await expect(page.getByText(why).last()).toBeVisible();
      const turn = rubric.live.change.relaxed.replace('%{label}', label[language]);
      const relax = page.getByRole('button', { name: rubric.live.apply.replace('%{change}', turn) });
      await expect(relax).toHaveCount(2);
      await relax.first().click();
      await expect.poll(form.verdicts).toEqual([12, 0]);
      await form.openCard();
      await page.getByRole('combobox', { name: rubric.mustHave.label }).click();
      await page.getByRole('option', { name: rubric.mustHave.yes }).click();
      await expect.poll(form.verdicts).toEqual([10, 2]);
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
    });

    await test.step('The draft is kept with them, and is not published: the list says why', async () => {
      await expect(page.getByText(rubric.toSolve.draft)).toBeVisible();
      await form.save.click();
      await expect(form.saved).toBeVisible();
      expect((await stored()).bench.misjudged.map(({ path }) => path)).toEqual([
        'samples.es.good.2',
        'samples.en.good.2',
      ]);
      const refused = await request.patch(`/api/admin/lessons/${lessonId}`, {
        ...staff,
        data: { status: 'published' },
      });
      expect([refused.status(), await refused.text()]).toEqual([400, expect.stringContaining('good.2')]);
      await page.goto(`/admin/courses/${courseId}`);
      await expect(page.getByText(several(outline.selfTest.misjudged, 2))).toBeVisible();
    });

    await test.step('Another word repairs them, and the lesson is published', async () => {
      await page.goto(`/admin/exercises/${exerciseId}`);
      await expect(form.twoToSolve).toBeVisible();
      await form.openCard();
      for (const one of languages) await form.addWords(one, alsoBell[one]);
      await expect.poll(form.verdicts).toEqual([12, 0]);
      await expect(page.getByText(rubric.toSolve.none)).toBeVisible();
      await passesForLearners(page, language, title);
      // A word that no key has ended yet is saved, too.
      await page.getByRole('combobox', { name: rubric.any.en, exact: true }).fill(unended);
      await page.keyboard.press('Control+s');
      await expect(form.saved).toBeVisible();
      expect(JSON.stringify((await stored()).rubric)).toContain(unended);
      await page.goto(`/admin/lessons/${lessonId}`);
      await page.getByRole('combobox', { name: lessons.fields.status }).click();
      await page.getByRole('option', { name: academy.lessonStatuses.published }).click();
      await form.save.click();
      await expect(page.getByText(lessons.notifications.updated)).toBeVisible();
      expect(await stored()).toMatchObject({ status: 'published', bench: { misjudged: [] } });
    });
  });
}
