import { Module } from '@nestjs/common';
import { SitemapsController } from './sitemaps.controller.ts';
import { SitemapsService } from './sitemaps.service.ts';

@Module({ controllers: [SitemapsController], providers: [SitemapsService] })
export class SitemapsModule {}
