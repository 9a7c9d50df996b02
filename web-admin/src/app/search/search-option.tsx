import { countedRows } from '@academy/contracts/shared/counted-rows.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { ReferenceField } from 'react-admin';
import type { Choice } from './search-results.ts';

const Detail = ({ detail, courseId }: { detail: string; courseId?: string | undefined }) => (
  <Box
    component="span"
    sx={{ color: 'text.secondary', fontSize: 13.5, minWidth: 0, overflowWrap: 'anywhere' }}
  >
    {courseId === undefined ? (
      detail
    ) : (
      <ReferenceField
        source="courseId"
        reference="courses"
        link={false}
        record={{ id: courseId, courseId }}
      />
    )}
  </Box>
);

function Words({ choice, isInGroup }: { choice: Choice; isInGroup: boolean }) {
  const translate = useTranslate();
  switch (choice.kind) {
    case 'page':
      return choice.page.text;
    case 'record':
      return (
        <>
          <span>{choice.text}</span> <Detail detail={choice.detail} courseId={choice.courseId} />
        </>
      );
    case 'list': {
      const { total } = choice;
      const all =
        total > countedRows
          ? translate('academy.search.allMany')
          : translate('academy.search.all', { smart_count: total });
      return isInGroup ? (
        all
      ) : (
        <>
          <span>{translate(`resources.${choice.resource}.menu`)}</span> <Detail detail={all} />
        </>
      );
    }
  }
}

interface SearchOptionProps {
  id: string;
  choice: Choice;
  /** Whether it stands below its own resource's heading. */
  isInGroup: boolean;
  isActive: boolean;
  onOpen: (choice: Choice) => void;
}

/** One result. */
export function SearchOption({ id, choice, isInGroup, isActive, onOpen }: SearchOptionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const isAll = choice.kind === 'list' && isInGroup;
  return (
    <Box
      ref={place}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={() => onOpen(choice)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1.5,
        px: 1.5,
        py: 1,
        minHeight: 40,
        borderRadius: '10px',
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        fontWeight: isAll ? 400 : 600,
        ...(isAll && { color: 'text.secondary', textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
        '&:hover': { bgcolor: 'var(--sunk)' },
        ...(isActive && {
          bgcolor: 'var(--sunk)',
          outline: '2px solid',
          outlineColor: 'text.primary',
          outlineOffset: -2,
        }),
      }}
    >
      <Words choice={choice} isInGroup={isInGroup} />
    </Box>
  );
}
