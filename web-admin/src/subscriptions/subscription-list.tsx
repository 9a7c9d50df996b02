import type { SubscriptionState } from '@academy/contracts/shared/payments.ts';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { NextStepField } from './next-step-field.tsx';
import { columns, toRow } from './subscription-csv.ts';
import { SubscriptionTags } from './subscription-tags.tsx';
import type { StaffSubscription } from '../shared/subscription/types.ts';
import { usePrice } from './use-price.ts';

const states: readonly SubscriptionState[] = [
  'active',
  'past_due',
  'cancelling',
  'pending',
  'expired',
  'none',
];

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.subscriptions.fields.q" />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    emptyText="academy.every"
    choices={states.map((id) => ({ id, name: `resources.subscriptions.states.${id}` }))}
  />,
];

const csvWords = {
  state: 'resources.subscriptions.states',
  plan: 'resources.users.plans',
  gift: 'resources.subscriptions.gift',
};

/** Everybody who ever paid or was given premium. */
export function SubscriptionList() {
  const translate = useTranslate();
  const priceOf = usePrice();
  const planOf = ({ plan }: StaffSubscription) => translate(`resources.users.plans.${plan}`);
  return (
    <ResourceList<StaffSubscription>
      filters={filters}
      sort={{ field: 'startedAt', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      toRow={toRow}
      cards={
        <RecordCards<StaffSubscription>
          to={({ id }) => `/subscriptions/${id}/show`}
          title={({ name }) => name}
          detail={(subscription) => (
            <>
              {[subscription.email, priceOf(subscription)].filter(Boolean).join(' · ')}
              <br />
              <NextStepField />
            </>
          )}
          tags={() => <SubscriptionTags />}
        />
      }
    >
      <DataTable<StaffSubscription>
        rowClick="show"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.subscriptions.empty" />}
      >
        <DataTable.Col<StaffSubscription>
          source="name"
          cellSx={() => ({ minWidth: 230, overflowWrap: 'anywhere' })}
          render={({ id, name, email }) => (
            <>
              <Typography sx={{ fontWeight: 600 }}>
                <RowLink to={`/subscriptions/${id}/show`}>{name}</RowLink>
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {email}
              </Typography>
            </>
          )}
        />
        <DataTable.Col<StaffSubscription> source="state" field={SubscriptionTags} />
        <DataTable.Col<StaffSubscription> source="plan" render={planOf} />
        <DataTable.Col<StaffSubscription>
          source="amount"
          cellSx={() => ({ whiteSpace: 'nowrap' })}
          render={priceOf}
        />
        <DataTable.Col<StaffSubscription> source="nextChargeAt" field={NextStepField} />
        <DataTable.Col<StaffSubscription>
          source="provider"
          render={({ provider }) => provider && translate(`resources.subscriptions.providers.${provider}`)}
        />
      </DataTable>
    </ResourceList>
  );
}
