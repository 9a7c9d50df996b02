import { ForWriters } from '../../shared/rights/for-writers.tsx';
import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import { useTranslate } from 'ra-core';
import { mostGroups, withNewGroup } from './card-edits.ts';
import { GroupCard } from './group-card.tsx';

interface GroupCardsProps {
  rubric: RubricData;
  isIncomplete: (part: 'groups', at: number) => boolean;
  faultAt: (...path: (string | number)[]) => string | undefined;
  onChange: (rubric: RubricData) => void;
}

/** Where a prompt may choose among points: how many of which. */
export function GroupCards({ rubric, isIncomplete, faultAt, onChange }: GroupCardsProps) {
  const translate = useTranslate();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.groups.${key}`, values);
  const groups = rubric.groups ?? [];
  return (
    <Box component="section" sx={{ mt: 2 }} aria-label={text('title')}>
      <Typography variant="h3" sx={{ fontSize: 16, fontWeight: 700 }}>
        {text('title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {text('help')}
      </Typography>
      {groups.map((group, at) => (
        <GroupCard
          key={group.id}
          {...{ rubric, group, at, onChange }}
          isIncomplete={isIncomplete('groups', at)}
          faultAt={(...path) => faultAt('groups', at, ...path)}
        />
      ))}
      <ForWriters>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Button
            size="small"
            startIcon={<AddIcon />}
            disabled={groups.length >= mostGroups}
            onClick={() => onChange(withNewGroup(rubric))}
          >
            {text('add')}
          </Button>
          {groups.length >= mostGroups ? <span>{text('addFull')}</span> : null}
        </Box>
      </ForWriters>
    </Box>
  );
}
