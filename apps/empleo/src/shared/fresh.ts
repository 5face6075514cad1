/** For what others change meanwhile: the last answer shows at once, and is asked for again by whoever opens the page. */
export const fresh = { refetchOnMountOrArgChange: true } as const;
