import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { ProofService } from './proof.service.ts';

@Module({ imports: [LimitsModule], providers: [ProofService], exports: [ProofService] })
export class ProofModule {}
