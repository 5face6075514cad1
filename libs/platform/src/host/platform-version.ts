import description from '../../package.json' with { type: 'json' };

/** What sections' `platform` ranges are checked against. */
export const platformVersion = description.version;
