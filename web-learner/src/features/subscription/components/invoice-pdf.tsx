import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { saveFile } from '@academy/web-kit/files/save-file.ts';
import { DownloadIcon } from '../../../shared/ui/icons.tsx';
import { downloadInvoice, type Invoice } from '../api/subscription.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';

/** The invoice as a PDF, in the present language first and in the other one beside it. */
export function InvoicePdf({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('subscription');
  const { language } = useLanguage();
  const showFailure = useFailureToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (lang: Language) => downloadInvoice(invoice.id, lang),
    onSuccess: (pdf, lang) => saveFile(pdf, t('invoices.fileName', { number: invoice.number, lang })),
    onError: showFailure,
  });
  const ordered = [...languages].sort((a) => (a === language ? -1 : 1));
  return (
    <div className="invoices__pdf">
      {ordered.map((lang) => (
        <Button
          key={lang}
          size="small"
          icon={<DownloadIcon size={16} />}
          disabled={isPending}
          aria-label={t('invoices.pdfOf', {
            number: invoice.number,
            language: t(`invoices.languages.${lang}`),
          })}
          onClick={() => mutate(lang)}
        >
          {isPending && variables === lang
            ? '…'
            : t('invoices.pdf', { language: t(`invoices.languages.${lang}`) })}
        </Button>
      ))}
    </div>
  );
}
