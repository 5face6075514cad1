import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { ProofModule } from '../proof/proof.module.ts';
import { SecondCodes } from './second-codes.service.ts';
import { SecretBox } from './secret-box.ts';
import { TwoFactorController } from './two-factor.controller.ts';
import { TwoFactorService } from './two-factor.service.ts';

@Module({
  imports: [LimitsModule, MailModule, ProofModule],
  controllers: [TwoFactorController],
  providers: [SecretBox, SecondCodes, TwoFactorService],
  exports: [SecondCodes],
})
export class TwoFactorModule {}
