import Bowser from 'bowser';

/** What a person knows a device by; null where it cannot be told. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The library reads by regular expressions, and a header may be as long as its sender likes. */
const longest = 512;
/** It takes the first word of what it does not know for a name. */
const longestName = 40;

/** Chrome on Android, say, from what a browser sends of itself: a help for its owner, and no proof of anything. */
export function describeDevice(userAgent: string): Device {
  const text = userAgent.slice(0, longest);
  if (text === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(text);
  return { browser: nameOr(browser.name), system: nameOr(os.name) };
}

function nameOr(name = ''): string | null {
  return name !== '' && name.length <= longestName ? name : null;
}
