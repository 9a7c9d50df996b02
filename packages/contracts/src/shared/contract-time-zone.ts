/**
 * The time zone in which the days of contracts are counted and written: charges, invoices, renewals, gifts, withdrawal. It is the
 * company's own, the same for everybody, so that a page, a PDF, a mail and the back office name the same day.
 */
export const contractTimeZone = 'Europe/Madrid';
