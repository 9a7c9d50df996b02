import type { AiFeature } from '@academy/contracts/http/ai/budgets.ts';
import type { AiUsage } from '@academy/contracts/http/ai/usage.ts';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useTranslate } from 'ra-core';
import { DataTable, DateInput, SelectInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { formatShortDay } from '../shared/short-date.ts';

const features: readonly AiFeature[] = ['tutor', 'summary', 'speech', 'playground', 'second-opinion'];

const filters = [
  <SelectInput
    key="feature"
    source="feature"
    alwaysOn
    emptyText="academy.every"
    choices={features.map((id) => ({ id, name: `resources.ai-usage.features.${id}` }))}
  />,
  <DateInput key="from" source="from" alwaysOn />,
  <DateInput key="to" source="to" alwaysOn />,
];

const figures = ['calls', 'modelCalls', 'inputTokens', 'outputTokens', 'modelTokens'] as const;
const columns = ['day', 'feature', ...figures];

const csvWords = { feature: 'resources.ai-usage.features' };

/** What AI cost per day and feature, of all members together; nothing here can be changed. */
export function AiUsageList() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const dayOf = ({ day }: AiUsage) => formatShortDay(day, language);
  const featureOf = ({ feature }: AiUsage) => translate(`resources.ai-usage.features.${feature}`);
  const labelled = (usage: AiUsage, field: (typeof figures)[number]) =>
    `${translate(`resources.ai-usage.fields.${field}`)}: ${formatNumber(usage[field], language)}`;
  return (
    <ResourceList<AiUsage>
      filters={filters}
      sort={{ field: 'day', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      cards={
        <RecordCards<AiUsage>
          title={(usage) => `${dayOf(usage)} · ${featureOf(usage)}`}
          detail={(usage) => figures.map((field) => labelled(usage, field)).join(' · ')}
          tags={() => null}
        />
      }
    >
      <DataTable<AiUsage>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.ai-usage.empty" />}
      >
        <DataTable.Col<AiUsage> source="day" render={dayOf} />
        <DataTable.Col<AiUsage> source="feature" cellSx={() => ({ fontWeight: 600 })} render={featureOf} />
        {figures.map((field) => (
          <DataTable.Col<AiUsage>
            key={field}
            source={field}
            align="right"
            render={(usage) => formatNumber(usage[field], language)}
          />
        ))}
      </DataTable>
    </ResourceList>
  );
}
