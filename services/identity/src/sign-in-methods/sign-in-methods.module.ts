import { Module } from '@nestjs/common';
import { SignInMethodsController } from './sign-in-methods.controller.ts';

@Module({ controllers: [SignInMethodsController] })
export class SignInMethodsModule {}
