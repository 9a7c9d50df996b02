import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { setTeachingSettings, teachingSettingsQuery } from '../api/practice.ts';
import { Choice } from './choice.tsx';

/** Whether the member's attempts may teach the checker: off until they switch it on. */
export function TeachingSwitch() {
  const { t } = useTranslation('practice');
  const settings = useQuery(teachingSettingsQuery);
  const showFailure = useFailureToast(t('settings.failed'));
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: setTeachingSettings,
    onSuccess(saved) {
      queries.setQueryData(teachingSettingsQuery.queryKey, saved);
      toast({ title: t(saved.enabled ? 'settings.teachingOn' : 'settings.teachingOff') });
    },
    onError(error) {
      showFailure(error);
    },
  });
  if (settings.isLoadingError)
    return <LoadError error={settings.error} retry={() => void settings.refetch()} />;
  if (!settings.data) return null;
  return (
    <div className="practice-switches practice-switches--apart">
      <Choice
        id="practice-teaching"
        text={t('settings.teaching')}
        help={t('settings.teachingHelp')}
        checked={settings.data.enabled}
        disabled={isPending}
        onChange={(enabled) => mutate({ enabled })}
      />
    </div>
  );
}
