import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from '@academy/contracts/content/document-file.ts';
import {
  FALLBACK_CATEGORY,
  forumCategoryFile,
  forumWelcomeBody,
} from '@academy/contracts/content/forum-category-file.ts';
import { checkBodies, checkPlaces } from './checks.ts';
import { foldersOf, readYaml, type Report } from './files.ts';

/** Validates the forum's categories and their welcome posts. @returns how many categories there are. */
export function readForum(root: string, report: Report): number {
  const categories = foldersOf(root);
  const places: { name: string; orderIndex: number }[] = [];
  for (const category of categories) {
    if (!slug.safeParse(path.basename(category)).success)
      report(category, 'the folder’s name must be a kebab-case slug');
    const data = readYaml(path.join(category, 'category.yaml'), forumCategoryFile, report);
    if (data) places.push({ name: category, orderIndex: data.orderIndex });
    checkBodies(category, 'welcome', report);
    checkLength(category, report);
  }
  checkPlaces(places, 'forum categories', report);
  if (categories.length > 0 && !existsSync(path.join(root, FALLBACK_CATEGORY)))
    report(root, `lacks the category ${FALLBACK_CATEGORY}`);
  return categories.length;
}

function checkLength(category: string, report: Report): void {
  for (const language of ['es', 'en']) {
    const file = path.join(category, `welcome.${language}.md`);
    if (!existsSync(file)) continue;
    const { error } = forumWelcomeBody.safeParse(readFileSync(file, 'utf8'));
    for (const { message } of error?.issues ?? []) report(file, message);
  }
}
