import { Module } from '@nestjs/common';
import { ProofService } from './proof.service.ts';

@Module({ providers: [ProofService], exports: [ProofService] })
export class ProofModule {}
