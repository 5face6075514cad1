import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.ts';
import { UsersController } from './users.controller.ts';
import { UsersService } from './users.service.ts';

@Module({ imports: [FilesModule], controllers: [UsersController], providers: [UsersService] })
export class UsersModule {}
