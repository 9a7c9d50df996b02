import { BookIcon, BuildingIcon, FileIcon, LightbulbIcon } from '../../../shared/ui/icons.tsx';
import type { DocumentSummary } from '../api/documents.ts';
import './document-icon.css';

const icons = { file: FileIcon, book: BookIcon, lightbulb: LightbulbIcon, building: BuildingIcon };

/** The document's icon in its own tint; `iconColor` is a style class such as `text-sky-600`. */
export function DocumentIcon({
  name,
  tint,
  size,
}: {
  name: DocumentSummary['iconName'];
  tint: string;
  size?: number;
}) {
  const Icon = icons[name];
  return (
    <span className={`document-icon ${tint}`}>
      <Icon {...(size ? { size } : {})} />
    </span>
  );
}
