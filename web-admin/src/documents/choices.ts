import type { DocumentDraft } from '@academy/contracts/http/library/staff-documents.ts';

const choice = (group: string) => (id: string) => ({ id, name: `resources.documents.${group}.${id}` });

const icons: readonly DocumentDraft['iconName'][] = ['file', 'book', 'lightbulb', 'building'];
/** Style classes that the learners' app has a tint for. */
const colours = ['text-ink', 'text-emerald-600', 'text-amber-600', 'text-sky-600', 'text-rose-600'];

export const iconChoices = icons.map(choice('icons'));
export const colourChoices = colours.map(choice('colours'));
