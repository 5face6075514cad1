import { type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newMemory } from '../job-index/memory.ts';
import { chosenCity, type ChosenPlace } from './chosen-city.ts';
import { type AskedPlace, locate, type Located, type Locating } from './locate.ts';

/** Places by what people call them. They stay so whatever jobs come, and what was asked for before is remembered. */
@Injectable()
export class Gazetteer {
  readonly #memory = newMemory();

  /** @throws ApiError 400 for a distance or an order by it without a centre, and for an unknown postal code */
  locate(em: EntityManager, asked: AskedPlace, locating: Locating): Promise<Located> {
    return locate(em, asked, { ...locating, memory: this.#memory });
  }

  /** The city of a job in our spelling; null where there is none to choose, undefined where the state has no such city. */
  chosenCity(em: EntityManager, chosen: ChosenPlace): Promise<string | null | undefined> {
    return chosenCity(em, chosen, this.#memory);
  }
}
