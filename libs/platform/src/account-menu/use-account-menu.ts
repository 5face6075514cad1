import { useContext, useMemo } from 'react';
import { RegistryContext } from '../registry/registry-context.ts';
import { type Registry } from '../registry/registry.ts';
import { type SessionUser } from '../session/session.ts';

export interface AccountMenuGroup {
  label: string;
  items: { label: string; to: string; icon: string }[];
}

/** Mi Cuenta's menu for a role: the entries of all sections, grouped and in order. */
export function accountMenu(registry: Registry, role: SessionUser['userType']): AccountMenuGroup[] {
  const entries = Object.values(registry.sections)
    .flatMap((section) => section.descriptor.accountMenu)
    .filter((entry) => entry.role === role || entry.role === 'any')
    .sort((a, b) => a.groupOrder - b.groupOrder || a.order - b.order);
  const groups = new Map<string, AccountMenuGroup>();
  for (const { group, label, to, icon } of entries) {
    const found = groups.get(group) ?? { label: group, items: [] };
    found.items.push({ label, to, icon });
    groups.set(group, found);
  }
  return [...groups.values()];
}

export function useAccountMenu(role: SessionUser['userType']): AccountMenuGroup[] {
  const registry = useContext(RegistryContext);
  return useMemo(() => accountMenu(registry, role), [registry, role]);
}
