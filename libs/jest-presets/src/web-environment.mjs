import { TestEnvironment } from 'jest-environment-jsdom';

// Node's own Request has no page to resolve a path against.
class PageRequest extends Request {
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
}

/** jsdom with the web APIs of Node that jsdom lacks and our screens use. */
export default class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request: PageRequest,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      structuredClone,
      TextEncoder,
      TextDecoder,
      ReadableStream,
    });
  }
  // Packages offer `browser` builds in CommonJS or with workers; tests want what the bundler would pick, as ESM.
  exportConditions() {
    return ['node', 'node-addons', 'import', 'default'];
  }
}
