import { watchedActions } from '@academy/contracts/http/forum/watched-words.ts';

const choice = (group: string) => (id: string) => ({ id, name: `resources.watched-words.${group}.${id}` });

/** Both comes first: it is what most entries are for. */
export const languageChoices = ['both', 'es', 'en'].map(choice('languages'));
export const actionChoices = watchedActions.map(choice('actions'));
