import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, signInAdministrator } from '../support/people.ts';

for (const language of languagesOf(import.meta.url)) {
  test(`A teacher writes a cover, puts a picture in its place, and takes it away (${language})`, async ({
    open,
    request,
  }) => {
    const { page, faults } = await open({ language });
    const { academy, resources } = consoleTexts(language);
    const texts = resources.courses.cover;
    const mark = randomBytes(3).toString('hex');
    const { token } = await signInAdministrator(request);
    const headers = bearer(token);
    const made = await request.post('/api/admin/courses', {
      headers,
      data: {
        titleEs: `Radios ${mark}`,
        titleEn: `Spokes ${mark}`,
        descriptionEs: 'De ruedas.',
        descriptionEn: 'On wheels.',
        level: 'beginner',
        iconName: 'play',
        estimatedMinutes: 10,
      },
    });
    const { id } = (await made.json()) as { id: string };
    await request.patch(`/api/admin/courses/${id}`, { headers, data: { status: 'published' } });
    const cover = page.getByRole('region', { name: texts.title, exact: true });
    const preview = cover.getByRole('img', {
      name: texts.preview.dark.replace('%{language}', academy.languages[language]),
    });
    const own = cover.getByRole('group', { name: academy.languages[language] });
    const picture = cover.getByRole('img', { name: texts.image.alt });
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      cover.getByLabel(texts.image.pick).setInputFiles({ name, mimeType, buffer });
    const save = async () => {
      await page.getByRole('button', { name: language === 'es' ? 'Guardar' : 'Save', exact: true }).click();
      await expect(page.getByText(resources.courses.notifications.updated)).toBeVisible();
      await page.reload();
    };
    const drawn = async () =>
      (
        await request.get(`/api/course-image/${id}?lang=${language}&v=${randomBytes(4).toString('hex')}`)
      ).text();

    await signInToConsole(page, language, administrator());
    await page.goto(`/admin/courses/${id}`);

    await test.step('The cover follows the title, and is drawn as it is written', async () => {
      await expect(cover.getByText(texts.follows)).toBeVisible();
      await expect(preview).toBeVisible();
      await cover.getByRole('button', { name: texts.write }).click();
      const before = await preview.getAttribute('src');
      await own.getByLabel(texts.words.first).fill(mark);
      await expect(own.getByText(texts.faults.marked)).toBeVisible();
      await own.getByLabel(texts.words.marked).fill(mark);
      await expect(own.getByText(texts.faults.marked)).toHaveCount(0);
      await expect(preview).not.toHaveAttribute('src', before ?? '');
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
    });

    await test.step('What is no picture is refused beside the field, and the texts stay', async () => {
      await choose('photo.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
      await expect(cover.getByRole('alert')).toContainText('SVG');
      await expect(own.getByLabel(texts.words.first)).toHaveValue(mark);
      await save();
      await expect(own.getByLabel(texts.words.first)).toHaveValue(mark);
      expect(await drawn()).toContain(`: ${mark}`);
    });

    await test.step('A picture takes the place of the drawing, and who learns sees it', async () => {
      await choose('photo.png', 'image/png', await page.screenshot());
      await expect(picture).toBeVisible();
      await save();
      await expect(picture).toBeVisible();
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      const learner = await open({ language });
      const answer = learner.page.waitForResponse((response) =>
        response.url().includes(`course-image/${id}`),
      );
      await learner.page.goto(`/courses/${id}`);
      expect((await answer).headers()['content-type']).toBe('image/webp');
      await expect(learner.page.locator('.course__cover')).toHaveJSProperty('naturalWidth', 1280);
      expect(learner.faults).toEqual([]);
    });

    await test.step('Without it the drawing is back, which follows the title again if they say so', async () => {
      await cover.getByRole('button', { name: texts.image.remove }).click();
      await expect(own.getByLabel(texts.words.first)).toHaveValue(mark);
      await cover.getByRole('button', { name: texts.follow }).click();
      await save();
      await expect(cover.getByText(texts.follows)).toBeVisible();
      expect(await drawn()).toContain(`${language === 'es' ? 'Radios' : 'Spokes'} ${mark}</title>`);
      expect(faults).toEqual([]);
    });

    await request.delete(`/api/admin/courses/${id}`, { headers });
  });
}
