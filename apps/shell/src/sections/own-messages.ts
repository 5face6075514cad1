import { NamespaceContext } from '@puente/platform/host';
import { type ComponentType, createElement } from 'react';

/** The page with the messages of its own version, whatever other versions of its section are on the screen. */
export function withOwnMessages(Page: ComponentType, section: string, namespace: string): ComponentType {
  const value = { namespace: section, means: namespace };
  return () => createElement(NamespaceContext, { value }, createElement(Page));
}
