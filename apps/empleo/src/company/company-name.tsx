import { useEffect } from 'react';
import { useCompanyNameQuery } from './read-company.endpoints.ts';

/** What a company is called; null where there is none, undefined while that is not known, and where it cannot be. */
export function useCompanyName(username: string): string | null | undefined {
  return useCompanyNameQuery(username, { skip: !username }).currentData;
}

/** Draws nothing: it brings the name to what stands there before the API client does. */
export function CompanyNameSource({
  username,
  onName,
}: {
  username: string;
  onName: (name: string | null | undefined) => void;
}) {
  const name = useCompanyName(username);
  useEffect(() => onName(name), [onName, name]);
  return null;
}
