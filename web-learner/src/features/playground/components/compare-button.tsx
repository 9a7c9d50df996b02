import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Both } from '../model/sides.ts';
import { Comparison, type ComparisonProps } from './comparison.tsx';

interface CompareButtonProps extends Pick<ComparisonProps, 'actions'> {
  text: string;
}

/** The playground as a dialog, with a prompt as it stands and a copy to try something else with. */
export function CompareButton({ text, actions }: CompareButtonProps) {
  const { t } = useTranslation('playground');
  const [texts, setTexts] = useState<Both<string> | null>(null);
  return (
    <>
      <Button size="small" onClick={() => setTexts({ a: text, b: text })}>
        {t('inLesson')}
      </Button>
      <Modal
        open={texts !== null}
        onCancel={() => setTexts(null)}
        footer={null}
        width={1080}
        title={t('inLesson')}
        destroyOnHidden
        mask={{ closable: false }}
      >
        <p className="meta compare__note">{t('inLessonNote')}</p>
        {texts && (
          <Comparison
            texts={texts}
            onChange={(side, typed) => setTexts({ ...texts, [side]: typed })}
            actions={actions}
          />
        )}
      </Modal>
    </>
  );
}
