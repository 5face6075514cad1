import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  createFavoriteBody,
  favoriteAttributesSchema,
  type FavoriteInput,
  favoriteMessages,
} from '@puente/domain/jobs';
import { dataDocumentOf, idSchema, listDocumentOf } from '@puente/domain/rest';
import { CurrentUser, ListQuery, Roles, type SignedInUser } from '@puente/service-kit';
import { favoriteGrammar, FavoritesService } from './favorites.service.ts';

const oneFavorite = dataDocumentOf(favoriteAttributesSchema);

@Controller('favorites')
@ApiBearerAuth()
@Roles('user', favoriteMessages.onlyForUsers)
export class FavoritesController {
  constructor(private readonly favorites: FavoritesService) {}

  @Get()
  @ApiOperation({ summary: 'The caller’s favourites among published jobs' })
  @ApiResponse({ status: 200, standardSchema: listDocumentOf(favoriteAttributesSchema) })
  list(
    @ListQuery(favoriteGrammar) query: ListQuery<typeof favoriteGrammar>,
    @CurrentUser() user: SignedInUser,
  ) {
    return this.favorites.list(query, user);
  }

  @Post()
  @ApiOperation({ summary: 'Keeps a published job as a favourite' })
  @ApiResponse({ status: 201, standardSchema: oneFavorite })
  create(
    @Body({ schema: createFavoriteBody }) { data }: { data: FavoriteInput },
    @CurrentUser() user: SignedInUser,
  ) {
    return this.favorites.create(data, user);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Removes an own favourite; answers what it was' })
  @ApiResponse({ status: 200, standardSchema: oneFavorite })
  remove(@Param('id', { schema: idSchema }) id: number, @CurrentUser() user: SignedInUser) {
    return this.favorites.remove(id, user);
  }
}
