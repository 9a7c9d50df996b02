import InvoiceIcon from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';

export default {
  name: 'invoices',
  list: lazy(() => import('./invoice-list.tsx').then(({ InvoiceList }) => ({ default: InvoiceList }))),
  icon: InvoiceIcon,
  options: { isSearched: true },
};
