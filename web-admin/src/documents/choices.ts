import type { DocumentDraft } from '@academy/contracts/http/library.ts';
import type { ContentStatus } from '@academy/contracts/shared/lists.ts';

const choice = (group: string) => (id: string) => ({ id, name: `resources.documents.${group}.${id}` });

const categories: readonly DocumentDraft['category'][] = ['guides', 'cases', 'enterprise', 'reference'];
const icons: readonly DocumentDraft['iconName'][] = ['file', 'book', 'lightbulb', 'building'];
/** What a person can choose. `queued` is for what is published on a day to come. */
const statuses: readonly ContentStatus[] = ['draft', 'published'];
/** Style classes that the learners' app has a tint for. */
const colours = ['text-ink', 'text-emerald-600', 'text-amber-600', 'text-sky-600', 'text-rose-600'];

export const categoryChoices = categories.map(choice('categories'));
export const iconChoices = icons.map(choice('icons'));
export const statusChoices = statuses.map(choice('statuses'));
export const colourChoices = colours.map(choice('colours'));
