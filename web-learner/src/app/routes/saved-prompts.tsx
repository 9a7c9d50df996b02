import { PromptLibraryPage } from '../../features/prompts/components/prompt-library-page.tsx';
import { HiddenPage } from '../hidden-page.tsx';
import { MembersOnly } from '../members-only.tsx';

export function Component() {
  return (
    <MembersOnly reason="prompts">
      <HiddenPage what="prompts">
        <PromptLibraryPage />
      </HiddenPage>
    </MembersOnly>
  );
}
