import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { exercisesOf } from '../support/content.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { newPerson } from '../support/people.ts';
import { sendRegistration } from '../support/registration-form.ts';
import { languages, text } from '../support/texts.ts';

const course = 'fundamentals';
const closedCourse = 'structured-outputs';
/** A sentence of words that no rubric can know. */
const unknownWords = {
  es: 'Que la zumba quede en su bártulo nuevo.',
  en: 'Let the zumble be in its new gorbel.',
};

for (const language of languages)
  test(`The register dialog's button is seen on a laptop's screen (${language})`, async ({ open }) => {
    const { page } = await open({ language });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/courses');
    await page
      .getByRole('banner')
      .getByRole('button', { name: text(language, 'shared', 'register') })
      .click();
    const submit = page
      .getByRole('dialog')
      .getByRole('button', { name: text(language, 'auth', 'register.submit') });
    await expect(submit).toBeInViewport({ ratio: 1 });
  });

for (const language of languagesOf(import.meta.url)) {
  const t = (area: string, key: string, values = {}): string => text(language, area, key, values);

  test(`A visitor registers, opens the first lesson, fails, learns, passes and sees it (${language})`, async ({
    open,
  }) => {
    const { page } = await open({ language, consented: false });
    const person = newPerson();
    const exercises = exercisesOf(course, 1);
    const [exercise] = exercises;
    if (!exercise) throw new Error('the first lesson has no exercise');
    const { good, weak } = exercise.samples[language];

    await test.step('What a visitor sees first is in the page itself, before any script', async () => {
      const html = await (await page.request.get('/')).text();
      for (const each of languages) expect(html).toContain(text(each, 'landing', 'lead'));
    });

    await test.step('The cookie question comes in the browser’s language, can be read in the other, and must be answered', async () => {
      await page.goto('/');
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: t('consent', 'title') });
      const other = languages.find((one) => one !== language)!;
      await question.getByRole('button', { name: new RegExp(`^${other}`, 'i') }).click();
      const switched = page.getByRole('dialog', { name: text(other, 'consent', 'title') });
      await switched.getByRole('button', { name: new RegExp(`^${language}`, 'i') }).click();
      await question.getByRole('button', { name: t('consent', 'rejectAll') }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('The dialogs begin without a fault, and the address goes along from one to the other', async () => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shared', 'signIn') })
        .click();
      const signIn = page.getByRole('dialog', { name: t('auth', 'signIn.title') });
      const register = page.getByRole('dialog', { name: t('auth', 'register.title') });
      await expect(signIn.getByLabel(t('auth', 'field.email'))).toBeFocused();
      await page.keyboard.press('Tab');
      await signIn.getByRole('button', { name: t('auth', 'signIn.toRegister') }).click();
      await expect(register.getByText(t('auth', 'register.passwordRule'))).toBeVisible();
      await register.getByLabel(t('auth', 'field.email')).fill(person.email);
      await register.getByRole('button', { name: t('auth', 'register.toSignIn') }).click();
      await expect(signIn.getByLabel(t('auth', 'field.email'))).toHaveValue(person.email);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('A form left half filled says what is missing under each field', async () => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shared', 'register') })
        .click();
      const dialog = page.getByRole('dialog', { name: t('auth', 'register.title') });
      await dialog.getByLabel(t('auth', 'field.email')).fill('not an address');
      await dialog.getByLabel(t('auth', 'field.password'), { exact: true }).fill('12345');
      await dialog.getByRole('button', { name: t('auth', 'register.submit') }).click();
      for (const rule of ['email', 'password', 'firstName', 'lastName', 'username', 'terms'])
        await expect(dialog.getByText(t('auth', `rule.${rule}`))).toBeVisible();
      await expect(dialog.getByLabel(t('auth', 'field.firstName'), { exact: true })).toBeFocused();
    });

    await test.step('The first exercise is tried before there is an account, and nothing is sent', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const box = page.getByRole('region', { name: exercise.title[language] });
      const checks: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && checks.push(request.url()));
      await box.getByLabel(t('landing', 'trial.label')).fill(good[0] ?? '');
      await page.reload();
      await expect(box.getByLabel(t('landing', 'trial.label'))).toHaveValue(good[0] ?? '');
      await box.getByLabel(t('landing', 'trial.label')).focus();
      await expect(box.getByText(t('lessons', 'passed'), { exact: true })).toBeVisible();
      expect(checks).toEqual([]);
      await box.getByRole('button', { name: t('landing', 'trial.keep') }).click();
    });

    await test.step('A whole form makes an account and leads to the first lesson, where the text waits', async () => {
      const dialog = page.getByRole('dialog', { name: t('auth', 'register.title') });
      await sendRegistration(dialog, language, person);
      await expect(page.getByText(t('auth', 'register.success')).first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText(t('shared', 'plan.free'), { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: exercise.title[language] })).toBeVisible();
      await expect(page.getByLabel(t('lessons', 'yourPrompt'))).toHaveValue(good[0] ?? '');
      await expect(page.getByRole('heading', { name: exercise.title[language] })).toBeFocused();
      await page.getByLabel(t('lessons', 'yourPrompt')).fill('');
    });

    await test.step('The first course opens; the second asks for Premium', async () => {
      await page
        .getByRole('navigation', { name: t('shared', 'nav.main') })
        .getByText(t('shared', 'nav.courses'))
        .click();
      await expect(page).toHaveURL(/\/courses$/);
      const second = page.locator('article', { has: page.locator(`a[href="/courses/${closedCourse}"]`) });
      await expect(second.getByRole('button', { name: t('plans', 'upgrade.action') })).toBeVisible();
      await expect(second.getByText(t('courses', 'start'), { exact: true })).toHaveCount(0);
      await page.locator(`a[href="/courses/${course}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/courses/${course}$`));
      await page.locator('a[href^="/lessons/"]').first().click();
      await expect(page.getByText(t('lessons', 'position', { n: 1, total: exercises.length }))).toBeVisible();
      await expect(page.getByRole('heading', { name: exercise.title[language] })).toBeVisible();
    });

    const answer = page.getByLabel(t('lessons', 'yourPrompt'));
    const check = page.getByRole('button', { name: t('lessons', 'check'), exact: true });
    const verdict = page.getByRole('region', { name: t('lessons', 'verdict') });

    await test.step('A weak prompt gets feedback that says what to do next', async () => {
      await expect(check).toBeDisabled();
      await answer.fill(weak[0] ?? '');
      await check.click();
      await expect(page.getByText(t('lessons', 'outOf')).first()).toBeVisible();
      await expect(page.getByText(t('lessons', 'status.missing'), { exact: true }).first()).toBeVisible();
      await expect(
        verdict.getByText(t('lessons', 'toPass', { score: exercise.rubric.passScore })),
      ).toBeVisible();
    });

    await test.step('What is open comes first, with what was seen and a hint; what is met is folded', async () => {
      await expect(verdict.getByRole('heading', { level: 3 })).toBeFocused();
      const open = verdict.getByRole('list', { name: t('lessons', 'openCriteria') }).getByRole('listitem');
      await expect(open.first()).toContainText(t('lessons', 'mustHave'));
      await expect(open.first().getByRole('paragraph')).toHaveCount(2);
      const met = verdict.getByText(t('lessons', 'status.met'), { exact: true }).first();
      await expect(met).not.toBeVisible();
    });

    await test.step('The draft stays with its exercise, and survives a reload', async () => {
      await page.getByRole('button', { name: t('lessons', 'next') }).click();
      await expect(answer).toHaveValue('');
      await page.getByRole('button', { name: t('lessons', 'previous') }).click();
      await expect(answer).toHaveValue(weak[0] ?? '');
      await page.reload();
      await expect(answer).toHaveValue(weak[0] ?? '');
    });

    await test.step('So does the verdict, without another attempt', async () => {
      await expect(
        verdict.getByText(t('lessons', 'toPass', { score: exercise.rubric.passScore })),
      ).toBeVisible();
      await expect(page.getByText(t('lessons', 'attempts', { count: 1 }))).toBeVisible();
    });

    await test.step('Words that the rubric does not know are pointed out, by the keyboard', async () => {
      await answer.fill(`${weak[0]}\n${unknownWords[language]}`);
      await check.click();
      await expect(page.getByText(t('lessons', 'attempts', { count: 2 }))).toBeVisible();
      const hereItIs = verdict.getByRole('button', { name: t('lessons', 'pointing.begin') }).first();
      const name = await hereItIs.getAttribute('aria-label');
      await hereItIs.click();
      await expect(answer).toBeFocused();
      const bar = page.getByRole('region', { name: name?.split(': ').at(-1) ?? '' });
      const confirm = bar.getByRole('button', { name: t('lessons', 'pointing.confirm') });
      const sentence = bar.getByRole('button', { name: unknownWords[language] });
      await expect(sentence).toBeEnabled();
      await expect(confirm).toHaveCount(0);
      await answer.press('ControlOrMeta+End');
      await answer.press('Shift+ArrowLeft');
      await answer.press('Shift+ArrowLeft');
      await confirm.click();
      await expect(bar.getByRole('alert')).not.toBeEmpty();
      await answer.press('ControlOrMeta+End');
      await expect(confirm).toHaveCount(0);
      await sentence.press('Enter');
      await expect(bar).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: t('lessons', 'pointedOut') })).toHaveCount(1);
    });

    await test.step('A better prompt passes, by the keyboard', async () => {
      await answer.fill(good[0] ?? '');
      await answer.press('ControlOrMeta+Enter');
      await expect(page.getByText(t('lessons', 'passed'), { exact: true }).first()).toBeVisible();
      await expect(
        page.getByRole('button', {
          name: t('lessons', 'stepPassed', { n: 1, title: exercise.title[language] }),
        }),
      ).toBeVisible();
    });

    await test.step('A pass leads on beside the score, and opens how the academy would solve it', async () => {
      const next = verdict.getByRole('button', { name: t('lessons', 'nextExercise') });
      await expect(next).toHaveClass(/ant-btn-primary/);
      await expect(check).not.toHaveClass(/ant-btn-primary/);
      await expect(
        page.getByRole('heading', { name: t('lessons', 'answers.model'), exact: true }),
      ).toBeVisible();
      await expect(page.getByText(t('lessons', 'answers.illustrativeNote'))).toBeVisible();
    });

    await test.step('The rest of the lesson passes and the lesson is complete', async () => {
      for (const [i, next] of exercises.slice(1).entries()) {
        await page.getByRole('button', { name: t('lessons', 'next') }).click();
        await expect(page.getByRole('heading', { name: next.title[language] })).toBeVisible();
        await answer.fill(next.samples[language].good[0] ?? '');
        await check.click();
        await expect(
          page.getByRole('button', {
            name: t('lessons', 'stepPassed', { n: i + 2, title: next.title[language] }),
          }),
        ).toBeVisible();
      }
      // The last pass has completed it: the way on is the next lesson.
      await expect(page.getByText(t('lessons', 'done.title')).first()).toBeVisible();
      await page.getByRole('link', { name: t('lessons', 'nextLesson') }).click();
      const second = exercisesOf(course, 2)[0]?.title[language] ?? '';
      await expect(page.getByRole('heading', { name: second })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    await test.step('Progress shows on the dashboard, and going on leads to the next lesson', async () => {
      await page.goto('/');
      await expect(page.getByText(t('dashboard', 'continue'))).toBeVisible();
      const passed = exercises.length;
      const total = [1, 2, 3, 4, 5].reduce((sum, lesson) => sum + exercisesOf(course, lesson).length, 0);
      const percent = Math.round((passed / total) * 100);
      await expect(page.getByText(new RegExp(`${percent}\\s?%`)).first()).toBeVisible();
      await page
        .getByRole('link', { name: new RegExp(t('dashboard', 'continueAction')) })
        .first()
        .click();
      await expect(
        page.getByText(t('lessons', 'position', { n: 1, total: exercisesOf(course, 2).length })),
      ).toBeVisible();
    });

    await test.step('Signing out leads home and empties the forms; a taken address leads to signing in', async () => {
      await page.getByRole('button', { name: new RegExp(person.firstName) }).click();
      await page.getByText(t('shared', 'logout')).click();
      await expect(page).toHaveURL(/\/$/);
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shared', 'register') })
        .click();
      const dialog = page.getByRole('dialog', { name: t('auth', 'register.title') });
      await expect(dialog.getByLabel(t('auth', 'field.email'))).toHaveValue('');
      await expect(dialog.getByRole('checkbox')).not.toBeChecked();
      await sendRegistration(dialog, language, { ...newPerson(), email: person.email });
      await expect(page.getByText(t('auth', 'register.marked')).first()).toBeVisible();
      await expect(dialog.getByLabel(t('auth', 'field.email'))).toBeFocused();
      const toSignIn = new RegExp(t('auth', 'register.toSignIn'));
      await dialog.getByRole('button', { name: toSignIn }).first().click();
    });

    await test.step('Signing in again finds everything', async () => {
      const dialog = page.getByRole('dialog', { name: t('auth', 'signIn.title') });
      await expect(dialog.getByLabel(t('auth', 'field.email'))).toHaveValue(person.email);
      await dialog.getByLabel(t('auth', 'field.password'), { exact: true }).fill('another-password');
      await dialog.getByRole('button', { name: t('auth', 'signIn.submit') }).click();
      await expect(dialog.getByText(t('auth', 'signIn.failure'))).toBeVisible();
      await dialog.getByLabel(t('auth', 'field.password'), { exact: true }).fill(person.password);
      await dialog.getByRole('button', { name: t('auth', 'signIn.submit') }).click();
      await expect(page.getByText(t('dashboard', 'continue'))).toBeVisible();
    });

    await test.step('Signed out again, the dialog has forgotten who signed in by it', async () => {
      await page.getByRole('button', { name: new RegExp(person.firstName) }).click();
      await page.getByText(t('shared', 'logout')).click();
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: t('shared', 'signIn') }).click();
      const dialog = page.getByRole('dialog', { name: t('auth', 'signIn.title') });
      for (const field of ['email', 'password'])
        await expect(dialog.getByLabel(t('auth', `field.${field}`), { exact: true })).toHaveValue('');
    });
  });
}
