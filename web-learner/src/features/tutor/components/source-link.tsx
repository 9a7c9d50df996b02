import type { TutorSource } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { passageLink } from '../../../shared/passage/cited-passage.ts';

interface SourceLinkProps {
  source: TutorSource;
  className: string;
  /** Its name for those who hear it, where what shows is a bare number. */
  label?: string;
  onOpen: () => void;
  children: ReactNode;
}

/** Opens the page at the cited passage. */
export function SourceLink({ source, className, label, onOpen, children }: SourceLinkProps) {
  const here = useLocation();
  return (
    <Link
      className={className}
      to={passageLink(source.href, here)}
      state={{ passage: source.text }}
      aria-label={label}
      onClick={onOpen}
    >
      {children}
    </Link>
  );
}
