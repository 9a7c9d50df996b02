import { staffPaymentEndpoints } from '@academy/contracts/http/auth/staff-payments.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { sendPdf } from '@academy/service-kit/http/send-pdf.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { Router } from 'express';
import type { AuthDeps } from '../../deps.ts';
import { invoicePdfForStaff } from '../invoices/invoice-pdf.ts';
import { listStaffInvoices } from './list-staff-invoices.ts';
import { staffInvoiceView } from './staff-invoice-view.ts';

/** Invoices in the back office. */
export const staffInvoicesRouter = (routes: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();

  route(router, staffPaymentEndpoints.staffListInvoices, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listStaffInvoices(deps, list);
    return sendStaffList(res, 'invoices', rows.map(staffInvoiceView), list.range, total);
  });

  route(
    router,
    staffPaymentEndpoints.staffInvoicePdf,
    routes,
    async ({ params, query, caller, language, res }) => {
      const request = { userId: caller.userId, invoiceId: params.id, language: query.lang ?? language };
      return sendPdf(res, await invoicePdfForStaff(deps, request));
    },
  );

  return router;
};
