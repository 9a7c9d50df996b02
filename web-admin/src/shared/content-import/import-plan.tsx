import type { ImportedRecord, ImportPlan } from '@academy/contracts/shared/content-transfer.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Panel } from '../panel.tsx';
import { useOwnText } from '../use-own-text.ts';
import { allTaken, conflictCount, countOf, keyOf, type Choices, type Take } from './choices.ts';
import { ImportedField } from './imported-field.tsx';

interface PlanProps {
  plan: ImportPlan;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

function RecordOf({
  record,
  choices,
  onTake,
}: {
  record: ImportedRecord;
  choices: Choices;
  onTake: (field: string, take: Take) => void;
}) {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const kind = translate(`resources.${record.kind}.name`, { smart_count: 1 });
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      <Typography variant="h3" sx={{ fontSize: 17, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {titleOf(record)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {kind} · {translate(`resources.transfer.record.${record.is}`)}
        {record.path === null ? '' : ` · ${record.path}`}
      </Typography>
      {record.fields.map((compared) => (
        <ImportedField
          key={compared.field}
          resource={record.kind}
          compared={compared}
          take={choices.get(keyOf(record, compared.field))}
          onTake={(take) => onTake(compared.field, take)}
        />
      ))}
    </Box>
  );
}

const counted: readonly ImportedRecord['is'][] = ['created', 'changed', 'unchanged', 'absent'];

/** What an import would create, change and leave alone, before it does. */
export function ImportPlanPanel({ plan, choices, onChoose }: PlanProps) {
  const translate = useTranslate();
  const conflicts = conflictCount(plan);
  const text = (key: string, values: object = {}) => translate(`resources.transfer.${key}`, values);
  const shown = plan.records.filter(({ is, fields }) => is !== 'unchanged' || fields.length > 0);
  return (
    <Panel title={text('plan.title')}>
      <Typography>
        {counted.map((is) => text(`count.${is}`, { smart_count: countOf(plan, is) })).join(' · ')}
      </Typography>
      {plan.passedOver.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('plan.passedOver', { smart_count: plan.passedOver.length })}
        </Typography>
      ) : null}
      {conflicts > 0 ? (
        <Box sx={{ my: 1.5 }}>
          <Typography sx={{ mb: 1, maxWidth: '72ch' }}>
            {text('plan.conflicts', { smart_count: conflicts })}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {(['ours', 'file'] as const).map((take) => (
              <Button
                key={take}
                size="small"
                variant="outlined"
                color="inherit"
                onClick={() => onChoose(allTaken(plan, take))}
              >
                {text(`takeAll.${take}`)}
              </Button>
            ))}
          </Box>
        </Box>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {shown.map((record) => (
          <RecordOf
            key={`${record.kind} ${record.id}`}
            record={record}
            choices={choices}
            onTake={(field, take) => onChoose(new Map([...choices, [keyOf(record, field), take]]))}
          />
        ))}
      </Box>
    </Panel>
  );
}
