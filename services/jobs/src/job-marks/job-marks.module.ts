import { Module } from '@nestjs/common';
import { JobMarksController } from './job-marks.controller.ts';
import { JobMarksService } from './job-marks.service.ts';

@Module({ controllers: [JobMarksController], providers: [JobMarksService] })
export class JobMarksModule {}
