import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { ProofModule } from '../proof/proof.module.ts';
import { AccountDeletionController } from './account-deletion.controller.ts';
import { AccountDeletionService } from './account-deletion.service.ts';

@Module({
  imports: [MailModule, ProofModule],
  controllers: [AccountDeletionController],
  providers: [AccountDeletionService],
})
export class AccountDeletionModule {}
