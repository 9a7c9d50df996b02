/** Where posts without a category of their own stand; the contract's, without its schemas in the bundle. */
export const generalCategoryId = 'general';
