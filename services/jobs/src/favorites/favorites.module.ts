import { Module } from '@nestjs/common';
import { FavoritesController } from './favorites.controller.ts';
import { FavoritesService } from './favorites.service.ts';

@Module({ controllers: [FavoritesController], providers: [FavoritesService] })
export class FavoritesModule {}
