import { useEffect, useState } from 'react';
import { watchConnection } from './watch-connection.ts';

/** Whether the network is gone. Never at the first drawing, so that a status it appears in is there before, and is read out. */
export function useConnectionLost(): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => watchConnection(setLost), []);
  return lost;
}
