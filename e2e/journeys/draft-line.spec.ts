import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { bearer, newPerson, registerByCall } from '../support/people.ts';
import { text } from '../support/texts.ts';

for (const language of languagesOf(import.meta.url)) {
  for (const width of [360, 1280]) {
    test(`What is said of the draft moves nothing (${language}, ${width} px)`, async ({ open, request }) => {
      const t = (key: string): string => text(language, 'lessons', key);
      const person = newPerson('Dora');
      const { token } = await registerByCall(request, person);
      const { lessonId } = await firstLessonOf(request, 'fundamentals', bearer(token));
      const { page, context } = await open({ language, person, width });
      await page.goto(`/lessons/${lessonId}`);
      const answer = page.getByLabel(t('yourPrompt'));
      const actions = page.locator('.exercise__actions').first();
      const draft = page.locator('.exercise__draft');
      await answer.click();
      const height = async () => (await actions.boundingBox())?.height;
      const switchPlace = async () => {
        const [box, lines] = [
          await page.locator('.exercise__live').boundingBox(),
          await actions.boundingBox(),
        ];
        return box && lines && [box.x, box.y - lines.y];
      };
      const before = [await height(), await switchPlace()];

      await answer.fill('Una silla.');
      await expect(draft).toHaveText(t('draft.saved'));
      expect([await height(), await switchPlace()]).toEqual(before);

      await context.setOffline(true);
      await answer.fill('Una silla con una rueda menos.');
      await expect(draft).toHaveText(t('draft.offline'));
      expect([await height(), await switchPlace()]).toEqual(before);
    });
  }
}
