export { OpenViewing as Component } from '../../features/viewing/components/open-viewing.tsx';
