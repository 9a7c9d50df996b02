import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { defineEvent } from '../event.ts';
import { aiTopics } from './topics.ts';

export const knownQuestionChangedV1 = defineEvent({
  type: 'academy.ai.known_question_changed.v1',
  topic: aiTopics.knownQuestions.name,
  key: 'id of the known question',
  when: 'staff added a known question to a passage, reworded it, removed it or brought it back; without its text once a removed one is deleted',
  data: z.object({
    id: z.string(),
    question: z.string(),
    language: languageSchema,
    status: z.enum(['active', 'removed']),
    place: z.object({ kind: z.enum(['lesson', 'document']), id: z.string() }),
    /** What of the text answers it, in each language that has it. */
    sentences: z.object({ es: z.string().nullable(), en: z.string().nullable() }),
  }),
});
