import { type Registry } from '@puente/composition';
import { useContext, useMemo } from 'react';
import { type Language, useLanguage } from '../i18n/i18n.ts';
import { labelIn } from '../registry/label-in.ts';
import { RegistryContext } from '../registry/registry-context.ts';
import { type SessionUser } from '../session/session.ts';

export interface AccountMenuGroup {
  label: string;
  items: { label: string; to: string; icon: string }[];
}

/** Mi Cuenta's menu for a role: the entries of all sections, grouped (by the Spanish name) and in order. */
export function accountMenu(
  registry: Registry,
  role: SessionUser['userType'],
  language: Language,
): AccountMenuGroup[] {
  const entries = Object.values(registry.sections)
    .flatMap(({ descriptor }) => descriptor.accountMenu.map((entry) => ({ ...entry, descriptor })))
    .filter((entry) => entry.role === role || entry.role === 'any')
    .sort((a, b) => a.groupOrder - b.groupOrder || a.order - b.order);
  const groups = new Map<string, AccountMenuGroup>();
  for (const { group, label, to, icon, descriptor } of entries) {
    const found = groups.get(group) ?? { label: labelIn(language, descriptor, group), items: [] };
    found.items.push({ label: labelIn(language, descriptor, label), to, icon });
    groups.set(group, found);
  }
  return [...groups.values()];
}

export function useAccountMenu(role: SessionUser['userType']): AccountMenuGroup[] {
  const registry = useContext(RegistryContext);
  const language = useLanguage();
  return useMemo(() => accountMenu(registry, role, language), [registry, role, language]);
}
