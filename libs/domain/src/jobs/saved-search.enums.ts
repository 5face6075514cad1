/** How often what is new in a saved search is mailed. */
export const alertFrequencies = ['daily', 'weekly', 'never'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** How many searches a person may keep. */
export const savedSearchLimit = 20;
/** Characters of a saved search's name. */
export const savedSearchNameLength = 80;
/** How far new jobs of a saved search are counted. */
export const newJobsLimit = 100;
/** How many of the new jobs a mail lists. */
export const alertJobsLimit = 10;
/** How far the new jobs of a mail are counted. */
export const alertFoundLimit = 1000;
