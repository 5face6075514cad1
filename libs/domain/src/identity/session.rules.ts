/** Days without a call after which a session is over. */
export const sessionIdleDays = 30;
/** Days after which it is over however much it is used. */
export const sessionLongestDays = 90;
