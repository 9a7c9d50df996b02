import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { languages } from '../../app/i18n/current-language.ts';
import type { ExerciseNotes } from './note-parts.ts';

interface NotesSummaryProps {
  notes: ExerciseNotes;
  /** How many texts of the form stay although the notes say something else. */
  kept: number;
  /** How many points the rubric has no room for. */
  leftOut: number;
}

const longestQuote = 240;
const quoted = (text: string) =>
  text.length <= longestQuote ? text : `${text.slice(0, longestQuote).trimEnd()}…`;

/** What was recognised in the notes, and what was not, in its own words. */
export function NotesSummary({ notes, kept, leftOut }: NotesSummaryProps) {
  const translate = useTranslate();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.notes.${key}`, values);
  const inLanguages = (isThere: (language: 'es' | 'en') => boolean) =>
    languages
      .filter(isThere)
      .map((language) => translate(`academy.languages.${language}`))
      .join(', ');
  const counted = ({ es, en }: Record<'es' | 'en', readonly string[]>) =>
    es.length === en.length
      ? text('inEach', { smart_count: es.length })
      : text('uneven', { es: es.length, en: en.length });
  const lines = [
    ...(['title', 'prompt'] as const)
      .map((part) => ({ part, what: inLanguages((one) => notes[part][one] !== '') }))
      .filter(({ what }) => what !== ''),
    ...(['hints', 'good', 'weak'] as const)
      .filter((part) => notes[part].es.length + notes[part].en.length > 0)
      .map((part) => ({ part, what: counted(notes[part]) })),
    ...(notes.points.length === 0
      ? []
      : [
          {
            part: 'points',
            what: text('pointsIn', {
              count: notes.points.length,
              languages: inLanguages((one) => notes.points.some((point) => point[one] !== '')),
            }),
          },
        ]),
  ];
  return (
    <>
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{text('recognised')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map(({ part, what }) => (
          <li key={part}>
            {text(`parts.${part}`)}: {what}
          </li>
        ))}
      </Box>
      {kept > 0 ? <Typography sx={{ mt: 1 }}>{text('kept', { smart_count: kept })}</Typography> : null}
      {leftOut > 0 ? (
        <Typography sx={{ mt: 1 }}>{text('leftOut', { smart_count: leftOut })}</Typography>
      ) : null}
      {notes.unclear.length === 0 ? null : (
        <>
          <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{text('unclear')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {notes.unclear.map((one, at) => (
              <li key={at}>
                <q style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{quoted(one)}</q>
              </li>
            ))}
          </Box>
        </>
      )}
    </>
  );
}
