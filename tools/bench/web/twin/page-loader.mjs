// In the twin, in place of apps/shell/src/sections/page-loader.ts: the sections' doors are a part of the program, and a
// page is an `import()` of it. No versions, no fallback, nothing shared at run time.
import { addMessages } from '@puente/platform/host';

const doors = import.meta.webpackContext('../../../../apps', { regExp: /^\.\/[^/]+\/src\/section\.ts$/ });
const sections = new Map(doors.keys().map((key) => [doors(key).default.name, doors(key).default]));
const opened = new Map();

export const pageLoader = {
  peek: (section, path) => opened.get(`${section} ${path}`),
  load: async (section, _, path) => {
    const { pages, contributions, messages } = sections.get(section);
    const open = pages[path] ?? contributions?.[path];
    const [module] = await Promise.all([open(), addMessages(section, messages)]);
    if (module.messages) await addMessages(section, module.messages, path);
    const page = { Page: module.default };
    opened.set(`${section} ${path}`, page);
    return page;
  },
  reject: () => false,
  forget: () => undefined,
};
