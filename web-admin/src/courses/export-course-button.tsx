import type { staffTransferEndpoints } from '@academy/contracts/http/catalog/staff-transfer.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useRecordContext } from 'ra-core';
import { client } from '../app/api.ts';
import { ExportFilesButton } from '../shared/content-import/export-files-button.tsx';
import type { StaffCourse } from './types.ts';

const exportCall = endpointRef<typeof staffTransferEndpoints.staffExportCourse>(
  'GET',
  '/api/admin/courses/:id/export',
);

/** Saves the page's course as an archive of its files. */
export function ExportCourseButton() {
  const id = useRecordContext<StaffCourse>()?.id;
  if (id === undefined) return null;
  return (
    <ExportFilesButton name={`${id}.zip`} download={() => client.download(exportCall, { params: { id } })} />
  );
}
