import type { StaffMessage } from '@academy/contracts/http/auth/team-messages.ts';
import type { PlaceInCourse } from '@academy/contracts/shared/place-in-course.ts';
import { useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { ForWriters } from '../rights/for-writers.tsx';
import { formatShortDate } from '../short-date.ts';
import { useLastMessageInList } from './use-messages-to.ts';
import { writeAddress } from './write-address.ts';

interface Row {
  id: string;
  userId: string;
  learner: string;
}

interface WriteCellProps<Of extends Row> {
  /** Where a row's learner is, which the message is about. */
  placeOf: (row: Of) => PlaceInCourse;
}

/** In a list of learners: what was written to this one last, and the way to write. */
export function WriteCell<Of extends Row>({ placeOf }: WriteCellProps<Of>) {
  const translate = useTranslate();
  const row = useRecordContext<Of>();
  const last = useLastMessageInList(row?.userId ?? '');
  if (!row) return null;
  return (
    <span>
      {last ? (
        <>
          <LastMessage message={last} />
          <br />
        </>
      ) : null}
      <ForWriters resource="messages">
        <Link
          className="text-link"
          to={writeAddress(row.userId, placeOf(row))}
          aria-label={translate('resources.messages.writeTo', { name: row.learner || row.userId })}
        >
          {translate('resources.messages.write')}
        </Link>
      </ForWriters>
    </span>
  );
}

/** Who wrote when, and whether there was an answer; leads to the message where the reader may open it. */
export function LastMessage({ message }: { message: StaffMessage }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { id, openedByName, createdAt, repliedAt, isReadable } = message;
  const text = translate(`resources.messages.${repliedAt === null ? 'sentBy' : 'answeredBy'}`, {
    name: openedByName || translate('academy.colleague'),
    date: formatShortDate(createdAt, language),
  });
  return isReadable ? (
    <Link className="text-link" to={`/messages/${id}/show`}>
      {text}
    </Link>
  ) : (
    <>{text}</>
  );
}
