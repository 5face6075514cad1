import { Module } from '@nestjs/common';
import { SessionsController } from './sessions.controller.ts';
import { SessionsService } from './sessions.service.ts';
import { TokenSigner } from './token-signer.ts';

@Module({
  controllers: [SessionsController],
  providers: [SessionsService, TokenSigner],
  exports: [SessionsService],
})
export class SessionsModule {}
