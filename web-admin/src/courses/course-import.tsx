import type { staffTransferEndpoints } from '@academy/contracts/http/catalog/staff-transfer.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useNotify, useRedirect } from 'ra-core';
import { client } from '../app/api.ts';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import { ContentImport } from '../shared/content-import/content-import.tsx';

const planCall = endpointRef<typeof staffTransferEndpoints.staffPlanImport>(
  'POST',
  '/api/admin/courses/import/plan',
);
const importCall = endpointRef<typeof staffTransferEndpoints.staffImportCourse>(
  'POST',
  '/api/admin/courses/import',
);

/** Brings in a course from its files. */
export function CourseImport() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <ContentImport
      what="courses"
      above={<Breadcrumb />}
      transfer={{
        plan: (source) => client.call(planCall, { body: { source } }),
        apply: (body) => client.call(importCall, { body }),
        onDone: ({ courseId }) => {
          notify('resources.transfer.page.courses.done', { type: 'success' });
          redirect('edit', 'courses', courseId);
        },
      }}
    />
  );
}
