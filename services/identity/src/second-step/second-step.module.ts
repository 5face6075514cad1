import { Module } from '@nestjs/common';
import { EntryModule } from '../entry/entry.module.ts';
import { SocialModule } from '../social/social.module.ts';
import { TwoFactorModule } from '../two-factor/two-factor.module.ts';
import { SecondStepController } from './second-step.controller.ts';
import { SecondStepService } from './second-step.service.ts';

@Module({
  imports: [EntryModule, SocialModule, TwoFactorModule],
  controllers: [SecondStepController],
  providers: [SecondStepService],
})
export class SecondStepModule {}
