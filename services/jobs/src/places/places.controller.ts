import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { knownPlacesAnswerSchema, type PlacesQuery, placesQuerySchema } from '@puente/domain/places';
import { Public } from '@puente/service-kit';
import { PlacesService } from './places.service.ts';

@Controller('places')
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Get()
  @Public()
  @Header('Cache-Control', 'public, max-age=300')
  @ApiOperation({
    summary: 'Places whose name begins so, a slip forgiven; without a text the biggest cities of a state',
  })
  @ApiResponse({ status: 200, standardSchema: knownPlacesAnswerSchema })
  async suggest(@Query({ schema: placesQuerySchema }) query: PlacesQuery) {
    return { data: await this.places.suggest(query) };
  }
}
