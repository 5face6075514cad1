import { type CompanyAttributes } from '@puente/domain/jobs';
import { useEffect } from 'react';
import { useReadCompanyQuery } from './read-company.endpoints.ts';

export const nameOfCompany = ({ nombreEmpresa, username }: CompanyAttributes) => nombreEmpresa ?? username;

/** What a company is called; undefined while that is not known, and where it cannot be. */
export function useCompanyName(username: string): string | undefined {
  const { currentData } = useReadCompanyQuery(username, { skip: !username });
  return currentData && nameOfCompany(currentData);
}

/** Draws nothing: it brings the name to what stands there before the API client does. */
export function CompanyNameSource({
  username,
  onName,
}: {
  username: string;
  onName: (name: string | undefined) => void;
}) {
  const name = useCompanyName(username);
  useEffect(() => onName(name), [onName, name]);
  return null;
}
