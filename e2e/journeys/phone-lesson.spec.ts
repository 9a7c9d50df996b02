import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { exercisesOf } from '../support/content.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { bearer, newPerson, registerByCall } from '../support/people.ts';
import { languages, text } from '../support/texts.ts';

for (const language of languages)
  test(`On a phone the next exercise opens with its title in view (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Paz');
    const { token } = await registerByCall(request, person);
    const { lessonId } = await firstLessonOf(request, 'fundamentals', bearer(token));
    const { page } = await open({ language, person, width: 360 });
    await page.goto(`/lessons/${lessonId}`);
    for (const exercise of exercisesOf('fundamentals', 1).slice(1)) {
      await page.getByRole('button', { name: text(language, 'lessons', 'next'), exact: true }).click();
      const title = page.getByRole('heading', { name: exercise.title[language] });
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport({ ratio: 1 });
    }
  });
