import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { saveFile } from '@academy/web-kit/files/save-file.ts';
import { DownloadIcon } from '../../../shared/ui/icons.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { downloadDocument } from '../api/documents.ts';

/** The PDF, in the present language first and in the other one beside it. */
export function DownloadButton({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('library');
  const shared = useTranslation().t;
  const { language } = useLanguage();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (lang: Language) => downloadDocument(id, lang),
    onSuccess: (pdf, lang) => saveFile(pdf, `${title} (${lang}).pdf`),
    onError: () =>
      toast({ title: shared('errorTitle'), description: t('downloadFailed'), tone: 'destructive' }),
  });
  const ordered = [...languages].sort((a) => (a === language ? -1 : 1));
  return (
    <div className="document__downloads">
      {ordered.map((lang) => {
        const preparing = isPending && variables === lang;
        return (
          <Button
            key={lang}
            icon={<DownloadIcon size={17} />}
            disabled={isPending}
            onClick={() => mutate(lang)}
          >
            {preparing ? t('downloading') : t('downloadIn', { language: t(`languages.${lang}`) })}
          </Button>
        );
      })}
    </div>
  );
}
