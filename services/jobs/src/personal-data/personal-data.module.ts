import { Module } from '@nestjs/common';
import { PersonalDataController } from './personal-data.controller.ts';
import { PersonalDataService } from './personal-data.service.ts';

@Module({ controllers: [PersonalDataController], providers: [PersonalDataService] })
export class PersonalDataModule {}
