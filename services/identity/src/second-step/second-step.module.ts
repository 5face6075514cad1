import { Module } from '@nestjs/common';
import { EntryModule } from '../entry/entry.module.ts';
import { TwoFactorModule } from '../two-factor/two-factor.module.ts';
import { SecondStepController } from './second-step.controller.ts';
import { SecondStepService } from './second-step.service.ts';

@Module({
  imports: [EntryModule, TwoFactorModule],
  controllers: [SecondStepController],
  providers: [SecondStepService],
})
export class SecondStepModule {}
