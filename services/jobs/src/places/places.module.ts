import { Module } from '@nestjs/common';
import { Gazetteer } from './gazetteer.ts';
import { PlacesController } from './places.controller.ts';
import { PlacesService } from './places.service.ts';

@Module({ controllers: [PlacesController], providers: [PlacesService, Gazetteer], exports: [Gazetteer] })
export class PlacesModule {}
