import { useMutation } from '@tanstack/react-query';
import { Button, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { saveFile } from '@academy/web-kit/files/save-file.ts';
import { DownloadIcon } from '../../../shared/ui/icons.tsx';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { certificateImageUrl, type Certificate } from '../api/certificates.ts';
import { pngOf } from '../model/draw-image.ts';

/** The certificate as a picture to post, in the language of the screen. */
export function ImageButton({
  certificate,
  ...look
}: { certificate: Certificate } & Pick<ButtonProps, 'size'>) {
  const { t } = useTranslation('certificates');
  const { language, pick } = useLanguage();
  const showFailure = useFailureToast(t('share.imageFailed'));
  const title = pick(certificate, 'courseTitle');
  const { mutate, isPending } = useMutation({
    mutationFn: () => pngOf(certificateImageUrl(certificate.code, language)),
    onSuccess: (png) => saveFile(png, t('share.imageName', { title })),
    onError(error) {
      showFailure(error);
    },
  });
  return (
    <Button {...look} icon={<DownloadIcon size={16} />} disabled={isPending} onClick={() => mutate()}>
      {t('share.image')}
    </Button>
  );
}
