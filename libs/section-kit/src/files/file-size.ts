import { formatNumber } from '@puente/platform';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** «340 kB», «1.5 MB». */
export function fileSize(bytes: number): string {
  if (bytes >= megabyte) return `${formatNumber(Math.round((bytes / megabyte) * 10) / 10)} MB`;
  return `${formatNumber(Math.max(1, Math.round(bytes / kilobyte)))} kB`;
}
