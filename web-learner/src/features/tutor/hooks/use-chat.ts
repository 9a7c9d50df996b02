import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { later } from '../../../shared/later.ts';
import { openExercise } from '../../../shared/open-exercise/open-exercise.ts';
import { readBudgetAgain } from '../../../shared/ai/budgets.ts';
import { askTutor } from '../api/tutor.ts';
import { createChat, type Surroundings } from '../model/chat.ts';
import { isAnswering } from '../model/conversation.ts';
import { exerciseAsked } from '../model/exercise-asked.ts';
import { createNarrator } from '../model/narrator.ts';
import { pageAt } from '../model/page.ts';

function openChat() {
  const chat = createChat({ send: askTutor, newId: () => crypto.randomUUID(), later });
  return { chat, narrator: createNarrator(chat) };
}

/** The conversation of this visit. It is forgotten with the component that holds it, which ends its answer too. */
export function useChat() {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const [{ chat, narrator }] = useState(openChat);
  const conversation = useSyncExternalStore(chat.subscribe, chat.conversation);
  const said = useSyncExternalStore(narrator.subscribe, narrator.said);
  const answering = isAnswering(conversation);

  useEffect(() => chat.clear, [chat]);
  useEffect(() => {
    // An answer has cost something.
    if (!answering) readBudgetAgain(queries);
  }, [answering, queries]);

  const around = useCallback((): Surroundings => {
    const page = pageAt(pathname);
    const exercise = openExercise();
    return { language, ...(page && { page }), ...(exercise && { exercise: exerciseAsked(exercise) }) };
  }, [language, pathname]);
  const ask = useCallback((question: string) => chat.ask(question, around()), [chat, around]);
  const askAgain = useCallback((question: string) => chat.askAgain(question, around()), [chat, around]);
  return {
    conversation,
    said,
    answering,
    ask,
    askAgain,
    stop: chat.stop,
    clear: chat.clear,
  };
}

export type OpenChat = ReturnType<typeof useChat>;
