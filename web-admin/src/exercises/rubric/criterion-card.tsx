import { ForWriters } from '../../shared/rights/for-writers.tsx';
import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { CardPartProps } from './card-part.ts';
import { CardHead } from './card-head.tsx';
import { useCriterionExample } from './criterion-example.ts';
import { CriterionLooks } from './criterion-looks.tsx';
import { useWordsInShort } from './words-in-short.ts';
import { useCriterionName } from './criterion-name.ts';
import { CriterionTexts } from './criterion-texts.tsx';
import { CriterionWorth } from './criterion-worth.tsx';

interface CriterionCardProps extends CardPartProps {
  /** What its buttons are found by after a move. */
  name: string;
  place: number;
  all: number;
  isOpen: boolean;
  /** Whether it breaks a rule as it is, marked in its fields or not yet. */
  isIncomplete: boolean;
  /** What only some exercises can have, and whether this one has it. */
  note?: string | undefined;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One criterion as its author edits it. Closed it says what it is, whether it is essential, its first words and what it weighs. */
export function CriterionCard(props: CriterionCardProps) {
  const { criterion, name, place, all, isOpen, isIncomplete, note, onToggle, onMove, onRemove } = props;
  const translate = useTranslate();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.${key}`, values);
  const shown = useCriterionName()(criterion);
  const exampleOf = useCriterionExample();
  const kind = text(`criteria.${criterion.id}.name`);
  const words = useWordsInShort()(criterion);
  const body = useId();
  const buttons = [
    { key: 'up', icon: <UpIcon fontSize="small" />, isOff: place === 0, run: () => onMove(-1) },
    { key: 'down', icon: <DownIcon fontSize="small" />, isOff: place === all - 1, run: () => onMove(1) },
    { key: 'remove', icon: <RemoveIcon fontSize="small" />, isOff: false, run: onRemove },
  ];
  return (
    <Box
      component="li"
      data-card={name}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        bgcolor: 'background.paper',
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 1, py: 0.5 }}>
        <CardHead
          title={shown}
          detail={kind === shown ? '' : kind}
          isOpen={isOpen}
          controls={body}
          onToggle={onToggle}
        >
          {criterion.mustHave ? <span className="tag tag--key">{text('essential')}</span> : null}
          {isOpen || words === '' ? null : <span className="tag">{words}</span>}
          {isIncomplete ? <span className="tag tag--ink">{text('incomplete')}</span> : null}
          <span className="tag">{text('weighs', { weight: criterion.weight })}</span>
        </CardHead>
        <ForWriters>
          {buttons.map(({ key, icon, isOff, run }) => (
            <IconButton
              key={key}
              size="small"
              data-does={key}
              aria-label={text(key, { name: shown })}
              disabled={isOff}
              onClick={run}
            >
              {icon}
            </IconButton>
          ))}
        </ForWriters>
      </Box>
      {isOpen ? (
        <Box id={body} sx={{ px: 2, pb: 2, borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          <Typography sx={{ mb: 1 }}>
            {text(`criteria.${criterion.id}.checks`)}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {exampleOf(criterion.id)}
            </Box>
          </Typography>
          {note === undefined ? null : (
            <Typography variant="body2" sx={{ mb: 1 }}>
              {note}
            </Typography>
          )}
          <CriterionWorth {...props} />
          <CriterionLooks {...props} />
          <CriterionTexts {...props} />
        </Box>
      ) : null}
    </Box>
  );
}
