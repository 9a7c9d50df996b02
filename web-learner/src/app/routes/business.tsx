export { BusinessPage as Component } from '../../features/business/components/business-page.tsx';
