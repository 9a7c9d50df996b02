import { expect } from '@playwright/test';
import { startAiWithModel, type AiWithModel } from '../support/ai-with-model.ts';
import { test } from '../support/browser.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { newPerson, registerByCall } from '../support/people.ts';
import { tutorOn } from '../support/tutor.ts';

const lesson = '/lessons/fundamentals--write-for-someone';
const topic = { es: '¿Para quién escribo un prompt?', en: 'Who do I write a prompt for?' };
/** Of no passage: its number, its name and what it says. */
const invented = {
  es: 'La Universidad de Toledo midió en 2023 que así se ahorra un 37 % [1].',
  en: 'The University of Toledo measured in 2023 that this saves 37 % [1].',
};
const untaught = {
  es: '¿Quién ganó la liga de fútbol el año pasado?',
  en: 'How long should I boil a soft egg from the fridge?',
};

test.describe.configure({ mode: 'serial' });
let ai: AiWithModel;
test.beforeAll(async () => {
  ai = await startAiWithModel({ AI_CALLS_PER_MINUTE: '100' });
});
test.afterAll(() => ai.stop());

for (const language of languagesOf(import.meta.url))
  test(`What a model says on its own is marked in its answer, for eyes and ears (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Ada');
    await registerByCall(request, person);
    const { page } = await open({ language, person });
    await ai.serve(page);
    const tutor = tutorOn(page, language);
    const { t } = tutor;
    await page.goto(lesson);
    await tutor.open();
    ai.provider.reset();
    const courtesy = language === 'es' ? '¡Buena pregunta!' : 'Good question!';
    ai.provider.next({ kind: 'answer', pieces: [courtesy, ' ', invented[language]] });
    await tutor.send(topic[language]);
    const marks = tutor.turns.locator('u');
    await expect(marks).toHaveCount(1);
    await expect(marks).toContainText(invented[language].slice(0, 40));
    await expect(marks).toContainText(t('notFromAcademy.label'));
    await expect(tutor.turns.getByText(t('notFromAcademy.note_one'))).toBeVisible();
    const [said = ''] = t('spoken.notFromAcademy', { sentences: '…' }).split('…');
    await expect(tutor.dialog.getByRole('log')).toContainText(said);

    // The marks stay while the conversation goes on, and a refusal holds for the model too.
    await tutor.send(untaught[language]);
    await expect(tutor.turns.getByText(t('kind.not-taught'), { exact: true })).toBeVisible();
    await expect(marks).toHaveCount(1);
    expect(ai.provider.calls).toHaveLength(1);
  });
