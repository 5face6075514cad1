/**
 * How long a running service waits, in milliseconds: each limit is above the one it leaves the first word to. Migrations
 * and seeds wait as long as they need. The gateway waits longer than all of it.
 */
export const timeLimits = {
  /** For a connection, be it a new one or a pooled one that is in use. */
  connection: 3000,
  /** For a lock that somebody else holds. */
  lock: 3000,
  /** For the look-up of a call's session, from when what arrived with the call was read: it begins after the one that was under way by then. */
  session: 3000,
  /** For one statement, by the server's clock. */
  statement: 5000,
  /** For one statement, by our own: a server that is stopped keeps no limits. */
  answer: 6000,
  /** Between two statements of a transaction. */
  idleInTransaction: 10_000,
  /** For all statements of one call. */
  call: 10_000,
  /** For the probe that asks whether the database answers. */
  probe: 1000,
  /** Until the server notices that a connection is gone, and ends its statement. */
  connectionCheck: 250,
} as const;
