import type { FastifyInstance } from 'fastify';

/** For calls that are under way when the end comes; the rest of them is cut off by whoever ends the process. */
const deadline = 8000;

/**
 * The end of a server, in order: first its probe says that it goes, while it still listens and answers; then, when no
 * call is under way any more, it closes. The server needs `return503OnClosing: false`.
 */
export class Draining {
  #begun = false;
  #underWay = 0;
  #onIdle: () => void = () => undefined;

  get begun(): boolean {
    return this.#begun;
  }

  /** Counts the calls of a server and delays its end. To be told before its routes are. */
  watch(server: FastifyInstance): void {
    server.addHook('onRequest', (_request, reply, done) => {
      this.#underWay += 1;
      // Whether answered or given up by its caller.
      reply.raw.once('close', () => {
        this.#underWay -= 1;
        if (this.#underWay === 0) this.#onIdle();
      });
      done();
    });
    server.addHook('preClose', () => this.#finish());
  }

  /** @returns when no call is under way, or when it has been waited for long enough */
  async #finish(): Promise<void> {
    this.#begun = true;
    if (this.#underWay === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, deadline);
      this.#onIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
