import { NewCategory } from '../shared/categories/category-create.tsx';
import { CategoryFields } from './category-fields.tsx';

const noDescriptions = { descriptionEs: '', descriptionEn: '' };

export const CategoryCreate = () => (
  <NewCategory defaultValues={noDescriptions}>
    <CategoryFields />
  </NewCategory>
);
