import { useMutation } from '@tanstack/react-query';
import { Button, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { saveFile } from '@academy/web-kit/files/save-file.ts';
import { DownloadIcon } from '../../../shared/ui/icons.tsx';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { downloadCertificate, type Certificate } from '../api/certificates.ts';

/** The certificate as a PDF, in the language of the screen. */
export function PdfButton({
  certificate,
  ...look
}: { certificate: Certificate } & Pick<ButtonProps, 'size' | 'type'>) {
  const { t } = useTranslation('certificates');
  const showFailure = useFailureToast(t('pdfFailed'));
  const { language, pick } = useLanguage();
  const title = pick(certificate, 'courseTitle');
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadCertificate(certificate.code, language),
    onSuccess: (pdf) => saveFile(pdf, t('fileName', { title })),
    onError(error) {
      showFailure(error);
    },
  });
  return (
    <Button
      {...look}
      icon={<DownloadIcon size={16} />}
      disabled={isPending}
      aria-label={isPending ? undefined : t('pdfOf', { title })}
      onClick={() => mutate()}
    >
      {isPending ? t('preparing') : t('pdf')}
    </Button>
  );
}
