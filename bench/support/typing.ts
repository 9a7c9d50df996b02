import { expect, type Locator, type Page } from '@playwright/test';

/** Where the same is typed: a page, its field, and what is waited for in it. */
export interface Writing {
  page: Page;
  field: Locator;
  /** Until what was typed is judged, where it is. */
  settle: () => Promise<void>;
  /** Has what stands there checked, where it can be. */
  check: () => Promise<void>;
}

const keyEveryMs = 60;
const STAGE = 'stage: ';
const sentences = [
  ' Escribe el asunto en la primera línea y firma con mi nombre.',
  ' No pases de 120 palabras y trata de usted.',
  ' Si falta algún dato, pregúntamelo antes de escribir.',
];

/** The stage that a mark in the trace begins; undefined for other marks. */
export const stageOf = (mark: string): string | undefined =>
  mark.startsWith(STAGE) ? mark.slice(STAGE.length) : undefined;

/** Puts a text where the next paste takes it from, in every page of the browser. */
export const copy = async (page: Page, value: string): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(value)})`);
};

/** Types a long prompt, from the first key to a verdict that is typed over, and marks each stage in the trace. */
export const write = async (writing: Writing, prompt: string): Promise<void> => {
  const { page, field, settle, check } = writing;
  const begin = (stage: string) => page.evaluate((name) => void performance.mark(name), STAGE + stage);
  const typeSentences = async () => {
    for (const sentence of sentences) {
      await page.keyboard.type(sentence, { delay: keyEveryMs });
      await settle();
    }
  };
  await field.focus();
  await begin('first words');
  await page.keyboard.type('Escribe un correo a la tienda', { delay: keyEveryMs });
  await settle();
  await begin('a long text at once');
  await page.keyboard.press('Control+V');
  await expect.poll(() => field.inputValue()).toContain(prompt);
  await settle();
  await begin('keys at the end');
  await typeSentences();
  await begin('keys in the middle');
  await page.keyboard.press('Control+Home');
  for (let word = 0; word < 60; word += 1) await page.keyboard.press('Control+ArrowRight');
  await typeSentences();
  await begin('check');
  await check();
  await begin('keys over a verdict');
  await field.focus();
  await typeSentences();
};

const copied = ['font', 'line-height', 'padding', 'overflow-wrap', 'white-space'];

/** A page with nothing but a field that looks like the one with this id, for what the browser itself needs. */
export const openPlainPage = async (like: Page, id: string): Promise<{ page: Page; field: Locator }> => {
  const style = await like.evaluate<string>(`(() => {
    const field = document.getElementById(${JSON.stringify(id)});
    const style = getComputedStyle(field);
    const rules = ${JSON.stringify(copied)}.map((name) => name + ':' + style.getPropertyValue(name));
    return [...rules, 'width:' + field.offsetWidth + 'px'].join(';');
  })()`);
  const page = await like.context().newPage();
  await page.setContent(
    `<!doctype html><title>A plain field</title>
    <style>textarea { ${style}; box-sizing: border-box; resize: none; field-sizing: content }</style>
    <textarea rows="5" spellcheck="true"></textarea>`,
  );
  return { page, field: page.getByRole('textbox') };
};
