import type { Role } from '@academy/contracts/shared/people.ts';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, usePermissions, useResourceDefinitions, useTranslate } from 'ra-core';
import { menuPagesOf } from './menu-pages.ts';
import { searchQuery } from './search-query.ts';
import { groupResults, type Group } from './search-results.ts';
import { searchedBy } from './searched-resources.ts';
import { usePaused } from '../use-paused.ts';

/** Typing pauses for so long before the server is asked, each list of this person once. */
const PAUSE_MS = 400;
/** One letter is in nearly everything. */
export const FEWEST_LETTERS = 2;

export interface Search {
  groups: Group[];
  isLoading: boolean;
  /** The resources that could not be searched. */
  failed: string[];
  /** Asks those again. */
  retry: () => void;
  /** Whether there is more to find than pages. */
  hasRecords: boolean;
}

/** Looks for words in the menu at once, and in the staff lists of this person once typing pauses. */
export function useSearch(words: string): Search {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const definitions = useResourceDefinitions();
  const { permissions = null } = usePermissions<Role | null>();
  const paused = usePaused(words, PAUSE_MS);
  const searched = searchedBy(permissions, definitions);
  const isWanted = words.length >= FEWEST_LETTERS && searched.length > 0;
  const isAsked = isWanted && paused === words;
  const answers = useQueries({
    queries: isAsked ? searched.map((resource) => searchQuery(dataProvider, resource, words)) : [],
  });
  const groups = groupResults({
    pages: menuPagesOf(permissions, definitions, translate),
    words,
    searched: isAsked ? searched : [],
    answers,
  });
  const failures = answers.flatMap(({ isError, refetch }, index) =>
    isError ? [{ name: searched[index]!.name, refetch }] : [],
  );
  return {
    groups,
    isLoading: isWanted && (!isAsked || answers.some(({ isPending }) => isPending)),
    failed: failures.map(({ name }) => name),
    retry: () => failures.forEach(({ refetch }) => void refetch()),
    hasRecords: searched.length > 0,
  };
}
