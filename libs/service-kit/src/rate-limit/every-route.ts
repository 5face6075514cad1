/** So many in so many seconds, times RATE_LIMIT_SCALE. */
export interface Budget {
  limit: number;
  seconds: number;
}

/** Of the calls of a route without a limit of its own. */
export const everyRoute: Budget = { limit: 300, seconds: 60 };
