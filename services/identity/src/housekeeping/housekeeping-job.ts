export const housekeepingQueue = 'housekeeping';

/** Every hour, in cron's words. The schedule is the database's: it is one for all instances of the service. */
export const housekeepingTimes = '0 * * * *';
