import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { exercisesOf } from '../support/content.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, registerWithRight, signInAdministrator } from '../support/people.ts';
import type { Language } from '../support/texts.ts';

interface Row {
  id: string;
  titleEs: string;
  titleEn: string;
  status: string;
  exercises: Omit<Row, 'exercises'>[];
}

/** The rows of an outline as the page shows them: `1. Title` for lessons, the title alone for exercises. */
const titlesIn = (page: Page) => page.locator('[data-handle] + div .row-link').allTextContents();

const handleOf = (page: Page, text: string, title: string): Locator =>
  page.getByRole('button', { name: text.replace('%{title}', title), exact: true });

for (const language of languagesOf(import.meta.url)) {
  test(`An administrator makes a course, orders it by keys, and a learner opens it (${language})`, async ({
    open,
    request,
  }) => {
    const { page } = await open({ language });
    const { academy, resources } = consoleTexts(language);
    const texts = resources.outline;
    const mark = randomBytes(3).toString('hex');
    const titles = (es: string, en: string) => ({ es: `${es} ${mark}`, en: `${en} ${mark}` });
    const course = titles('Cartas', 'Letters');
    const first = titles('Antes', 'Before');
    const second = titles('Después', 'After');
    const order = titles('Pide', 'Ask');
    const thanks = titles('Agradece', 'Thank');
    const own = (pair: Record<Language, string>) => pair[language];
    const { token } = await signInAdministrator(request);
    const staff = { headers: bearer(token) };
    const group = (name: Language) => page.getByRole('group', { name: academy.languages[name] });
    const save = page.getByRole('button', { name: language === 'es' ? 'Guardar' : 'Save', exact: true });
    const add = async (kind: 'lessons' | 'exercises', pair: Record<Language, string>, at: Locator) => {
      await at.getByRole('button', { name: texts.add[kind], exact: true }).click();
      const form = page.getByRole('form', { name: texts.add[kind] });
      await form.getByLabel(texts.newTitle.es).fill(pair.es);
      await form.getByLabel(texts.newTitle.en).fill(pair.en);
      await page.keyboard.press('Enter');
      await expect(handleOf(page, texts.handle, own(pair))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(form).toHaveCount(0);
    };
    const rowOf = (pair: Record<Language, string>) =>
      page.getByRole('listitem').filter({ has: handleOf(page, texts.handle, own(pair)) });
    const doTo = async (title: string, action: string) => {
      await page.getByRole('button', { name: texts.menu.replace('%{title}', title), exact: true }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    const move = page.getByRole('button', { name: texts.move, exact: true });
    const chooseLesson = async (title: string, lesson: string) => {
      await doTo(title, texts.action.toLesson);
      await page.getByRole('combobox', { name: texts.moveTo.lessonLabel }).click();
      await page.getByRole('option', { name: lesson }).click();
    };
    const moveTo = async (title: string, lesson: string) => {
      await chooseLesson(title, lesson);
      await move.click();
    };
    /** What is asked now, which is not done. */
    const askedAndLeft = async (content: string) => {
      const question = page.getByRole('dialog');
      await expect(question.getByText(content)).toBeVisible();
      expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([]);
      await question.getByRole('button', { name: language === 'es' ? 'Cancelar' : 'Cancel' }).click();
      await expect(question).toHaveCount(0);
    };
    let courseId = '';
    const outline = async (): Promise<Row[]> => {
      const answer = await request.get(`/api/admin/courses/${courseId}/outline`, staff);
      return ((await answer.json()) as { lessons: Row[] }).lessons;
    };

    await signInToConsole(page, language, administrator());

    await test.step('A course begins in one language, and leads to its page', async () => {
      await page.goto('/admin/courses');
      await page.getByRole('link', { name: texts.create.title }).click();
      await expect(page.getByRole('heading', { name: texts.create.title })).toBeVisible();
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      const create = page.getByRole('button', { name: texts.create.submit });
      await group('es').getByLabel(resources.courses.fields.descriptionEs).fill('Cartas que se contestan.');
      await create.click();
      await expect(page.getByText(texts.titleNeeded)).toBeVisible();
      await group('es').getByLabel(resources.courses.fields.titleEs).fill(course.es);
      await create.click();
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
      courseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await expect(page.getByText(texts.noLessons)).toBeVisible();
    });

    await test.step('Two lessons and two exercises are added in place', async () => {
      await add('lessons', first, page.getByRole('main'));
      await add('lessons', second, page.getByRole('main'));
      await add('exercises', order, rowOf(first));
      await add('exercises', thanks, rowOf(first));
      await expect.poll(() => titlesIn(page)).toEqual([first, order, thanks, second].map(own));
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
    });

    await test.step('The arrow keys move rows, within a lesson, and say where they are', async () => {
      const said = page.getByRole('status');
      await handleOf(page, texts.handle, own(first)).focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => titlesIn(page)).toEqual([second, first, order, thanks].map(own));
      await expect(handleOf(page, texts.handle, own(first))).toBeFocused();
      const place = texts.now.lessons.replace('%{title}', own(first));
      await expect(
        said.filter({ hasText: place.replace('%{place}', '2').replace('%{all}', '2') }),
      ).toHaveCount(1);
      await page.keyboard.press('ArrowUp');
      await handleOf(page, texts.handle, own(thanks)).focus();
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => titlesIn(page)).toEqual([first, thanks, order, second].map(own));
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => titlesIn(page)).toEqual([first, order, thanks, second].map(own));
      await page.keyboard.press('ArrowDown');
      await expect(said.filter({ hasText: texts.atEndOfLesson })).toHaveCount(1);
      expect(await titlesIn(page)).toEqual([first, order, thanks, second].map(own));
      await expect(handleOf(page, texts.handle, own(thanks))).toBeFocused();
    });

    await test.step('The menu moves an exercise to the other lesson', async () => {
      await moveTo(own(thanks), own(second));
      await expect.poll(() => titlesIn(page)).toEqual([first, order, second, thanks].map(own));
      await expect
        .poll(async () => (await outline()).map(({ exercises }) => exercises.map(({ titleEs }) => titleEs)))
        .toEqual([[order.es], [thanks.es]]);
    });

    await test.step('A duplicate is moved to the other lesson, and deleted after a question', async () => {
      await doTo(own(order), texts.action.duplicate);
      await expect(page.getByText(texts.done.duplicate.exercises)).toBeVisible();
      await expect.poll(async () => (await titlesIn(page)).length).toBe(5);
      const copy = (await titlesIn(page))[2] ?? '';
      expect(copy).toContain(own(order));
      await moveTo(copy, own(second));
      await expect
        .poll(() => titlesIn(page))
        .toEqual([own(first), own(order), own(second), own(thanks), copy]);
      await expect.poll(async () => (await outline())[1]?.exercises.length).toBe(2);
      await doTo(copy, texts.action.delete);
      const question = page.getByRole('dialog');
      await expect(question.getByText(texts.delete.exercisesText)).toBeVisible();
      await question.getByRole('button', { name: language === 'es' ? 'Eliminar' : 'Delete' }).click();
      await expect.poll(() => titlesIn(page)).toEqual([first, order, second, thanks].map(own));
    });

    await test.step('Somebody else was faster: the move stays on the screen, and the saved order is loaded', async () => {
      const [one, other] = await outline();
      const lessons = [other, one].map((row) => ({
        id: row!.id,
        exerciseIds: row!.exercises.map(({ id }) => id),
      }));
      await chooseLesson(own(thanks), own(first));
      await request.put(`/api/admin/courses/${courseId}/outline`, { ...staff, data: { lessons } });
      await move.click();
      const notice = page.getByRole('alert').filter({ hasText: texts.failed.conflict });
      await expect(notice).toBeVisible();
      expect(await titlesIn(page)).toEqual([first, order, thanks, second].map(own));
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      await notice.getByRole('button', { name: texts.failed.reload }).click();
      await expect.poll(() => titlesIn(page)).toEqual([second, thanks, first, order].map(own));
      await expect(notice).toHaveCount(0);
    });

    await test.step('The course gets its other language with Ctrl+S, which leaves its page open', async () => {
      await group('en').getByLabel(resources.courses.fields.titleEn).fill(course.en);
      await group('en').getByLabel(resources.courses.fields.descriptionEn).fill('Letters that are answered.');
      // A move is another version of the course: the form, in the middle of its changes, goes on from that one.
      const followed = page.waitForResponse(
        (answer) =>
          answer.request().method() === 'GET' && answer.url().endsWith(`/api/admin/courses/${courseId}`),
      );
      await handleOf(page, texts.handle, own(first)).focus();
      await page.keyboard.press('ArrowUp');
      await followed;
      await page.keyboard.press('Control+s');
      await expect(page.getByText(resources.courses.notifications.updated)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/admin/courses/${courseId}$`));
      await expect(save).toBeDisabled();
    });

    await test.step('An exercise is found from its lesson, and leads back by the way above its title', async () => {
      await page.getByRole('link', { name: own(first), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: own(first) })).toBeVisible();
      await expect.poll(() => titlesIn(page)).toEqual([own(order)]);
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      await page.getByRole('link', { name: own(order), exact: true }).click();
      await expect(page.getByRole('button', { name: resources.exercises.action.run })).toBeInViewport();
      await expect(save).toBeInViewport();
      const way = page.getByRole('navigation', { name: texts.breadcrumb });
      await expect(way.getByRole('link')).toHaveText([resources.courses.page.list, own(course), own(first)]);
    });

    await test.step('What is still empty is named when the lesson is published', async () => {
      const [lesson] = await outline();
      await page.goto(`/admin/lessons/${lesson!.id}`);
      await page.getByRole('combobox', { name: resources.lessons.fields.status }).click();
      await page.getByRole('option', { name: academy.lessonStatuses.published }).click();
      await save.click();
      const content = group(language).getByLabel(resources.lessons.fields.contentEs);
      await expect(content).toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('Written out, lessons and course are published', async () => {
      const [pattern] = exercisesOf('fundamentals', 1);
      const { rubric, hints, samples, prompt } = pattern!;
      // Which weak ones miss the subject is only seen with the references that content/ has.
      const few = ({ good, weak }: typeof samples.es) => ({ good: good.slice(0, 3), weak: weak.slice(0, 3) });
      const threes = { es: few(samples.es), en: few(samples.en) };
      const parts = { rubric, hints, samples: threes, promptEs: prompt.es, promptEn: prompt.en };
      for (const { id, exercises } of await outline()) {
        for (const exercise of exercises)
          expect(
            (await request.patch(`/api/admin/exercises/${exercise.id}`, { ...staff, data: parts })).status(),
          ).toBe(200);
        const data = { contentEs: 'Una carta.', contentEn: 'A letter.', status: 'published' };
        const published = await request.patch(`/api/admin/lessons/${id}`, { ...staff, data });
        expect([published.status(), await published.text()]).toEqual([200, expect.any(String)]);
      }
      await page.goto(`/admin/courses/${courseId}`);
      await expect(page.getByText(texts.newInDraft)).toHaveCount(2);
      await expect(page.getByRole('button', { name: texts.add.exercises })).toHaveCount(0);
      await page.getByRole('combobox', { name: resources.courses.fields.status }).click();
      await page.getByRole('option', { name: academy.statuses.published }).click();
      await save.click();
      await page.getByRole('button', { name: texts.ask.confirm.publishFree }).click();
      await expect(page.getByText(resources.courses.notifications.updated)).toBeVisible();
    });

    await test.step('A learner opens it, with its lessons in that order', async () => {
      const person = await registerWithRight(request, 'Lea', 'isPremium');
      const learner = await open({ language, person });
      await learner.page.goto(`/courses/${courseId}`);
      await expect(learner.page.getByRole('heading', { name: own(course) }).first()).toBeVisible();
      const shown = (await learner.page.getByRole('main').innerText()).replaceAll('\n', ' ');
      expect(shown.indexOf(own(first))).toBeGreaterThan(-1);
      expect(shown.indexOf(own(second))).toBeGreaterThan(shown.indexOf(own(first)));
    });

    await test.step('What learners would get or lose at once is asked first', async () => {
      await doTo(own(order), texts.action.duplicateLive);
      await askedAndLeft(texts.duplicateLive.content);
      const [, last] = await outline();
      const toDraft = await request.patch(`/api/admin/lessons/${last!.id}`, {
        ...staff,
        data: { status: 'draft' },
      });
      expect(toDraft.status()).toBe(200);
      await page.goto(`/admin/courses/${courseId}`);
      await expect.poll(() => titlesIn(page)).not.toEqual([]);
      const before = await titlesIn(page);
      const lastTitle = own({ es: last!.titleEs, en: last!.titleEn });
      const firstExercise = (await outline())[0]!.exercises[0]!;
      await moveTo(own({ es: firstExercise.titleEs, en: firstExercise.titleEn }), lastTitle);
      await askedAndLeft(texts.crossing.hides.content.replace('%{lesson}', lastTitle));
      expect(await titlesIn(page)).toEqual(before);
    });

    await test.step('Taking it back is asked first, with what learners lose', async () => {
      await page.getByRole('combobox', { name: resources.courses.fields.status }).click();
      await page.getByRole('option', { name: academy.statuses.draft }).click();
      await save.click();
      const question = page.getByRole('dialog');
      await expect(
        question.getByText(texts.ask.course.content.replace('%{title}', own(course))),
      ).toBeVisible();
      expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([]);
      await question.getByRole('button', { name: texts.ask.confirm.course }).click();
      await expect(question).toHaveCount(0);
      await expect
        .poll(async () => (await (await request.get(`/api/admin/courses/${courseId}`, staff)).json()).status)
        .toBe('draft');
    });
  });
}
