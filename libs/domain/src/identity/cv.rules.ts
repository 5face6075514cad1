/** What a CV may be. The server judges a file by its content, not by its name. */
export const cvExtensions = ['pdf', 'jpg', 'jpeg', 'png'] as const;
export const cvMimeTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const cvMaxBytes = 2 * 1024 * 1024;
/** Files that one account may have on the server: its CV, and those sent and not attached in the last 24 hours. */
export const cvMaxFiles = 5;

export type CvMimeType = (typeof cvMimeTypes)[number];

/** Where files are read, by their id: `${filesPath}/7`. */
export const filesPath = '/api/files';
