import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CurrentJobs } from './current-jobs.ts';
import { mostOfCalm, newChanges, type Snapshot } from './job-changes.ts';

const second = 1000;

/**
 * Reads what was published while nobody asks, and has its words learnt: else whoever asks next waits for all of it. While very many are being published,
 * which it would slow down by a tenth, it waits until they are fewer. What fails is tried a second later.
 */
@Injectable()
export class ChangeReader implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ChangeReader.name);
  /** What nobody has asked for yet is not read by itself. */
  private hasBegun = false;
  private isReading = false;
  private hasWarned = false;
  private isStopping = false;
  /** When it looked last. */
  private looked: Snapshot | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly current: CurrentJobs,
  ) {}

  @Interval('changes', second)
  async run(): Promise<void> {
    this.hasBegun ||= this.current.lastKnown() !== undefined;
    if (!this.hasBegun || this.isReading || this.isStopping) return;
    this.isReading = true;
    try {
      await this.readInCalm();
      this.hasWarned = false;
    } catch (error) {
      if (!this.hasWarned && !this.isStopping)
        this.logger.warn(`What was published is not read ahead: ${String(error)}`);
      this.hasWarned = true;
    }
    this.isReading = false;
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  private async readInCalm(): Promise<void> {
    const { looked } = this;
    const { snapshot, changes } = await newChanges(this.em.fork(), looked);
    this.looked = snapshot;
    if (looked === undefined || changes > mostOfCalm) return;
    // Also where no job has changed: a company may be called otherwise, or a day be over.
    const { words } = await this.current.read();
    await words();
  }
}
