import type { StaffSentQuestion } from '@academy/contracts/http/ai/sent-questions.ts';
import type { SentQuestionRecord } from '../domain/sent-question.ts';

/** Without its sender: staff are to read what is asked, not who asks. */
export const staffSentQuestionView = ({
  _id,
  question,
  language,
  kind,
  remark,
  passages,
  status,
  createdAt,
  version,
}: SentQuestionRecord): StaffSentQuestion => ({
  id: _id,
  question,
  language,
  kind,
  ...(remark !== undefined && { remark }),
  ...(passages && { passages }),
  status,
  createdAt: createdAt.toISOString(),
  version,
});
