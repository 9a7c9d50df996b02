import { EditedCategory } from '../shared/categories/category-edit.tsx';
import { NameInput } from '../shared/categories/name-input.tsx';
import { NewCategory } from '../shared/categories/category-create.tsx';
import { LanguageColumns } from '../shared/language-columns.tsx';

/** What a category of documents is called in both languages. */
const Names = () => (
  <LanguageColumns>
    {({ suffix, written }) => <NameInput suffix={suffix} slotProps={written} />}
  </LanguageColumns>
);

export const DocumentCategoryCreate = () => (
  <NewCategory>
    <Names />
  </NewCategory>
);

export const DocumentCategoryEdit = () => (
  <EditedCategory>
    <Names />
  </EditedCategory>
);
