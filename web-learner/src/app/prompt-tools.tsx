import { CompareButton } from '../features/playground/components/compare-button.tsx';
import { SavePromptButton } from '../features/prompts/components/save-prompt-button.tsx';

/** What can be done with a prompt that is typed in an exercise. */
export function PromptTools({ title, text }: { title: string; text: string }) {
  return (
    <>
      <CompareButton text={text} actions={(typed) => <SavePromptButton text={typed} name={title} />} />
      <SavePromptButton text={text} name={title} />
    </>
  );
}
