import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useRecordContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { Facts } from '../shared/facts.tsx';
import { RecordShow } from '../shared/record-show.tsx';
import { InquiryPage } from '../shared/inquiries/inquiry-page.tsx';
import type { StaffLead } from '../shared/inquiries/types.ts';

/** One company's question. */
export const LeadShow = () => (
  <RecordShow<StaffLead> titleOf={({ company }) => company}>
    <Lead />
  </RecordShow>
);

function Lead() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const lead = useRecordContext<StaffLead>();
  if (!lead) return null;
  const { name, email, teamSize, plan, createdAt } = lead;
  return (
    <InquiryPage>
      <Facts
        of={{
          name,
          email,
          teamSize: teamSize === undefined ? null : formatNumber(teamSize, language),
          plan: plan ? translate(`resources.leads.plans.${plan}`) : null,
          language: translate(`academy.languages.${lead.language}`),
          createdAt: formatDateTime(createdAt, language),
        }}
      />
    </InquiryPage>
  );
}
