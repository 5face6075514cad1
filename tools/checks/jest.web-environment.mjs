import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the web APIs of Node that jsdom lacks and our screens use. */
export default class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
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
