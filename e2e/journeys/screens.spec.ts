import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { bearer, newPerson, registerByCall, registerWithRight, type Person } from '../support/people.ts';
import { unreachableControls } from '../support/reachable.ts';
import { memberScreens, visitorScreens } from '../support/screens.ts';
import { languages, type Language } from '../support/texts.ts';

type Theme = 'light' | 'dark';
interface Look {
  language: Language;
  theme: Theme;
  width: number;
  /** Whether each screen is made as narrow as a phone's too, after the look at it; axe finds the same in both. */
  isNarrowed?: boolean;
}

const wide = 1280;
const narrow = 360;
const height = 860;
const everyLook = languages.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    [wide, narrow].map((width) => ({ language, theme, width })),
  ),
);
/**
 * Once over every screen in the daily run, with each language, theme and width in it, and Spanish, whose words are longer,
 * at both widths; all of them before a release.
 */
const looks: readonly Look[] =
  process.env.FULL === '1'
    ? everyLook
    : [
        { language: 'es', theme: 'light', width: wide, isNarrowed: true },
        { language: 'en', theme: 'dark', width: narrow },
      ];

const softly = expect.configure({ soft: true });
/** The page may have been another width a moment ago. */
const settled = { timeout: 5_000 };

const expectRoom = async (page: Page, path: string, isNarrow: boolean) => {
  const overflow = () =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  await softly.poll(overflow, { ...settled, message: `${path} is wider than the screen` }).toBe(0);
  if (isNarrow) await softly.poll(() => unreachableControls(page), { ...settled, message: path }).toEqual([]);
};

const inspect = async (
  open: Parameters<Parameters<typeof test>[2]>[0]['open'],
  look: Look,
  person: Person | null,
  paths: readonly string[],
) => {
  const { page } = await open({ ...look, ...(person && { person }) });
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).or(page.locator('form')).first()).toBeVisible();
      // The landing page's first screen shows before the app does.
      await expect(page.locator('.first-paint')).toHaveCount(0);
      // Whatever is still loading shows bones in its place.
      await expect(page.locator('.bones')).toHaveCount(0);
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      // Axe sees nothing of what is folded away.
      await page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))");
      expect.soft(await accessibilityFaults(page), path).toEqual([]);
      await expectRoom(page, path, look.width === narrow);
      if (!look.isNarrowed) return;
      await page.setViewportSize({ width: narrow, height });
      await expectRoom(page, `${path} at ${narrow} px`, true);
      await page.setViewportSize({ width: wide, height });
    });
  }
};

for (const look of looks) {
  const name = `${look.language}, ${look.theme}, ${look.width} wide`;

  test(`A visitor's screens hold for everybody (${name})`, async ({ open }) => {
    test.slow();
    await inspect(open, look, null, Object.values(visitorScreens));
  });

  test(`A member's screens hold for everybody (${name})`, async ({ open, request }) => {
    test.slow();
    const person = newPerson('Eva');
    await registerByCall(request, person);
    await inspect(open, look, person, Object.values(memberScreens));
    // The header has a wider badge for them.
    if (look.width === narrow || look.isNarrowed)
      await inspect(open, look, await registerWithRight(request, 'Bea', 'isPremium'), [
        '/',
        '/lessons/fundamentals--detail-decides',
      ]);
  });

  test(`A moderator's queue holds for everybody (${name})`, async ({ open, request }) => {
    const { token } = await registerByCall(request, newPerson('Nuria'));
    const flagged = await request.post('/api/forum/posts/welcome-general-es/flags', {
      headers: bearer(token),
      data: { reason: 'other', note: 'Para que la cola no esté vacía. So that the queue is not empty.' },
    });
    expect(flagged.status()).toBe(204);
    const moderator = await registerWithRight(request, 'Mario', 'moderator');
    await inspect(open, look, moderator, ['/community', '/community/moderation']);
  });
}
