import PdfIcon from '@mui/icons-material/DownloadOutlined';
import type { staffPaymentEndpoints } from '@academy/contracts/http/auth/staff-payments.ts';
import type { Invoice } from '@academy/contracts/shared/payments.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { saveFile } from '@academy/web-kit/files/save-file.ts';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { client } from '../app/api.ts';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { useFailureNotice } from './use-failure-notice.tsx';

const pdfCall = endpointRef<typeof staffPaymentEndpoints.staffInvoicePdf>(
  'GET',
  '/api/admin/invoices/:id/pdf',
);

/** Saves an invoice as a PDF, in the language of the console. */
export function InvoicePdfButton({ invoice: { id, number } }: { invoice: Pick<Invoice, 'id' | 'number'> }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const showFailure = useFailureNotice();
  const [isPending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      const pdf = await client.download(pdfCall, { params: { id }, query: { lang: language } });
      saveFile(pdf, `${number}.pdf`);
    } catch (error) {
      const detail = error instanceof ApiError ? error.detail : '';
      showFailure('resources.invoices.failures.pdf', new Error(detail));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      startIcon={<PdfIcon />}
      disabled={isPending}
      aria-label={translate('resources.invoices.savePdf', { number })}
      onClick={() => void save()}
    >
      PDF
    </Button>
  );
}
