import type { Element, RootContent } from 'hast';
import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import { Fragment, type ReactNode } from 'react';

const lowlight = createLowlight({ bash, javascript, json, python, sql, xml, yaml });

/** Code as coloured spans where its language is known, otherwise as it is. */
export function highlighted(code: string, language: string | undefined): ReactNode {
  if (!language || !lowlight.registered(language)) return code;
  return lowlight.highlight(language, code, { prefix: 'code-' }).children.map(asNode);
}

function asNode(node: RootContent, index: number): ReactNode {
  if (node.type === 'text') return <Fragment key={index}>{node.value}</Fragment>;
  if (node.type !== 'element') return null;
  return (
    <span key={index} className={classOf(node)}>
      {node.children.map(asNode)}
    </span>
  );
}

const classOf = ({ properties }: Element): string =>
  Array.isArray(properties.className) ? properties.className.join(' ') : '';
