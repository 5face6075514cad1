/** What a CV may be. The server judges a file by its content, not by its name. */
export const cvExtensions = ['pdf', 'jpg', 'jpeg', 'png'] as const;
export const cvMimeTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const cvMaxBytes = 2 * 1024 * 1024;
