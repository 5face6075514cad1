/** The HTTP status of a failed call; undefined when no answer came, or one of somebody else. */
export function answeredStatus(error: unknown): number | undefined {
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: unknown };
  if (typeof status === 'number') return status;
  // Not JSON, as a proxy answers whose server is down. A page where data should be is a Wi-Fi's that wants a sign-in.
  return typeof originalStatus === 'number' && originalStatus >= 500 ? originalStatus : undefined;
}
