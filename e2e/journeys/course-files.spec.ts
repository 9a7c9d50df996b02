import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { readArchive } from '@academy/service-kit/archive/read-archive.ts';
import { writeArchive } from '@academy/service-kit/archive/write-archive.ts';
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, signInAdministrator } from '../support/people.ts';

for (const language of languagesOf(import.meta.url)) {
  test(`An administrator exports a course, edits a lesson in the ZIP and imports it (${language})`, async ({
    open,
    request,
  }) => {
    const { page } = await open({ language });
    const texts = consoleTexts(language).resources.transfer;
    const { token } = await signInAdministrator(request);
    const headers = bearer(token);
    const mark = randomBytes(3).toString('hex');
    const make = async (path: string, data: object) => {
      const made = await request.post(`/api/admin/${path}`, { headers, data });
      return ((await made.json()) as { id: string }).id;
    };
    const titled = { titleEs: `Cartas ${mark}`, titleEn: `Letters ${mark}` };
    const course = { ...titled, descriptionEs: 'De cartas.', descriptionEn: 'On letters.', isPremium: false };
    const courseId = await make('courses', {
      ...course,
      level: 'beginner',
      iconName: 'play',
      estimatedMinutes: 10,
    });
    const contents = { contentEs: 'Antes.', contentEn: 'Before.' };
    const lessonId = await make('lessons', { ...titled, ...contents, courseId, estimatedMinutes: 10 });
    for (const path of [`lessons/${lessonId}`, `courses/${courseId}`])
      await request.patch(`/api/admin/${path}`, { headers, data: { status: 'published' } });
    const body = `/lesson.${language}.md`;
    let archive = Buffer.alloc(0);

    await test.step('The course’s page saves it as a ZIP', async () => {
      await signInToConsole(page, language, administrator());
      await page.goto(`/admin/courses/${courseId}`);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: texts.export, exact: true }).click();
      const files = await readArchive(await readFile(await (await download).path()));
      const edited = [...files].map(
        ([path, text]) => [path, path.endsWith(body) ? `${mark}!\n` : text] as const,
      );
      expect([...files.keys()]).toContain(`${courseId}/course.yaml`);
      archive = await buffer(writeArchive(edited));
    });

    await test.step('The import says what changes, and does it once it is confirmed', async () => {
      await page.goto('/admin/courses/import');
      const file = { name: 'course.zip', mimeType: 'application/zip', buffer: archive };
      await page.getByLabel(texts.pickArchive).setInputFiles({ ...file, buffer: Buffer.from('no archive') });
      await expect(page.getByRole('alert')).toContainText('archive');
      await page.getByLabel(texts.pickArchive).setInputFiles(file);
      await expect(page.locator('ins')).toHaveText(`${mark}!`);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('button', { name: texts.takeAll.file }).click();
      await page.getByRole('button', { name: texts.apply, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/courses/${courseId}`));
    });

    await test.step('Who learns reads the new text', async () => {
      await page.goto(`/lessons/${lessonId}`);
      await expect(page.getByText(`${mark}!`)).toBeVisible();
    });
    await request.delete(`/api/admin/courses/${courseId}`, { headers });
  });
}
