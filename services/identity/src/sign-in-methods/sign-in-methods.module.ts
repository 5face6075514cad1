import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInMethodsController } from './sign-in-methods.controller.ts';
import { SignInMethodsService } from './sign-in-methods.service.ts';

@Module({
  imports: [ProofModule, SessionsModule],
  controllers: [SignInMethodsController],
  providers: [SignInMethodsService],
})
export class SignInMethodsModule {}
