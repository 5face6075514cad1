import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { ProofModule } from '../proof/proof.module.ts';
import { TwoFactorModule } from '../two-factor/two-factor.module.ts';
import { AccountDeletionController } from './account-deletion.controller.ts';
import { AccountDeletionService } from './account-deletion.service.ts';

@Module({
  imports: [MailModule, FilesModule, ProofModule, TwoFactorModule],
  controllers: [AccountDeletionController],
  providers: [AccountDeletionService],
})
export class AccountDeletionModule {}
