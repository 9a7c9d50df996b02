import { randomBytes } from 'node:crypto';
import type { AnsweredBy } from '@academy/contracts/http/ai/answered-by.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { Spender } from '../../budgets/domain/budget-port.ts';
import type { CourseOnShelf } from '../../knowledge/domain/shelf.ts';
import { wholeOf } from '../../providers/ask/whole-of.ts';
import { summaryMessages } from '../domain/summary-messages.ts';
import type { SummaryDeps } from './summary-deps.ts';

const outputTokens = { atLeast: 1_500, atMost: 3_000 };
const boundaryBytes = 12;
/** Less than this is no summary of a course. */
const shortest = 400;

export interface WrittenSummary {
  document: string;
  answeredBy: AnsweredBy;
}

interface Writing {
  course: CourseOnShelf;
  language: Language;
  spender: Spender;
  signal: AbortSignal;
}

/** The model's summary; null where it broke off, was filtered or says hardly anything. */
const askForSummary = async (
  { askModel }: Pick<SummaryDeps, 'askModel'>,
  { course, language, spender, signal }: Writing,
): Promise<WrittenSummary | null> => {
  const boundary = randomBytes(boundaryBytes).toString('hex');
  const messages = summaryMessages(course, { language, boundary });
  const parts = await askModel({
    feature: 'summary',
    spender,
    messages,
    outputTokens,
    builtIn: null,
    signal,
  });
  const { text, answeredBy, finish } = await wholeOf(parts);
  const document = text.trim();
  if (finish !== 'complete' || document.length < shortest) return null;
  return { document: `${document}\n`, answeredBy };
};

const spent = new Set(['budget-spent', 'academy-budget-spent']);
/** A model that fails and a budget that is spent leave the built-in summary, which costs nothing. */
const leavesBuiltIn = (error: unknown): boolean =>
  error instanceof DomainError && (error.status === 503 || spent.has(error.code));

/** Writes a summary: the model where one is configured and answers, otherwise from the lessons' own sentences. */
export const writeSummary = async (
  {
    providers,
    askModel,
    extract,
    logger,
  }: Pick<SummaryDeps, 'providers' | 'askModel' | 'extract' | 'logger'>,
  writing: Writing,
): Promise<WrittenSummary> => {
  const { course, language, signal } = writing;
  const builtIn = async (): Promise<WrittenSummary> => ({
    document: await extract({ course, language }, signal),
    answeredBy: { kind: 'built-in' },
  });
  if (!providers.chat) return builtIn();
  try {
    return (await askForSummary({ askModel }, writing)) ?? (await builtIn());
  } catch (error) {
    if (signal.aborted || !leavesBuiltIn(error)) throw error;
    logger.warn({ err: error, courseId: course.course._id }, 'summary without the model');
    return builtIn();
  }
};
