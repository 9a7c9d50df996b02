import { useRecordContext } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { CourseFilter } from '../shared/course-filter.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { NamedFilter } from '../shared/named-filter.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { formatShortDay } from '../shared/short-date.ts';
import { StatusTag } from '../shared/status-tag.tsx';
import { RevokeButton } from './revoke-button.tsx';
import type { StaffCertificate } from './types.ts';

const statusChoices = [
  { id: false, name: 'resources.certificates.statuses.valid' },
  { id: true, name: 'resources.certificates.statuses.revoked' },
];

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.certificates.fields.q" />,
  <SelectInput key="revoked" source="revoked" alwaysOn emptyText="academy.every" choices={statusChoices} />,
  <CourseFilter key="course" source="courseId" alwaysOn />,
  <NamedFilter
    key="learner"
    source="userId"
    reference="users"
    label="resources.certificates.fields.userId"
  />,
];

const columns = [
  'code',
  'name',
  'userId',
  'courseId',
  'completedAt',
  'issuedAt',
  'revokedAt',
  'revokedReason',
];

/** Whether it verifies, and why not. */
function Status() {
  const certificate = useRecordContext<StaffCertificate>();
  if (!certificate) return null;
  const isRevoked = certificate.revokedAt !== null;
  return (
    <StatusTag
      text={`resources.certificates.statuses.${isRevoked ? 'revoked' : 'valid'}`}
      isTakenBack={isRevoked}
      reason={certificate.revokedReason}
    />
  );
}

/** All certificates, the revoked ones too. */
export function CertificateList() {
  const { language } = useLanguage();
  const courseTitle = language === 'es' ? 'courseTitleEs' : 'courseTitleEn';
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'issuedAt', order: 'DESC' }}
      columns={columns}
      cards={
        <RecordCards<StaffCertificate>
          title={({ name }) => name}
          detail={(certificate) => (
            <>
              {certificate[courseTitle]}
              <br />
              <code>{certificate.code}</code> · {formatShortDay(certificate.issuedAt, language)}
            </>
          )}
          tags={() => <Status />}
          actions={<RevokeButton />}
        />
      }
    >
      <DataTable<StaffCertificate>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.certificates.empty" />}
      >
        <DataTable.Col<StaffCertificate>
          source="code"
          render={({ code }) => (
            <a className="text-link" href={`/certificates/${code}`} style={{ whiteSpace: 'nowrap' }}>
              <code>{code}</code>
            </a>
          )}
        />
        <DataTable.Col<StaffCertificate> source="name" cellSx={() => ({ fontWeight: 600 })} />
        <DataTable.Col<StaffCertificate> source={courseTitle} />
        <DataTable.Col<StaffCertificate>
          source="issuedAt"
          render={({ issuedAt }) => formatShortDay(issuedAt, language)}
        />
        <DataTable.Col<StaffCertificate> source="revokedAt" field={Status} />
        <DataTable.Col<StaffCertificate> align="right" label="academy.actions">
          <RowActions>
            <RevokeButton />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
