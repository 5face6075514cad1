import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { ownJobAttributesSchema, similarQuerySchema } from '@puente/domain/jobs';
import { idSchema, listDocumentOf } from '@puente/domain/rest';
import { CurrentUser, forEverybody, OptionalAuth, type SignedInUser } from '@puente/service-kit';
import { SimilarJobsService } from './similar-jobs.service.ts';

@Controller('jobs/:id/similar')
@ApiBearerAuth()
export class SimilarJobsController {
  constructor(private readonly similar: SimilarJobsService) {}

  @Get()
  @OptionalAuth()
  @Header('Cache-Control', forEverybody)
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Open jobs like one, also like one that was withdrawn or never was' })
  @ApiQuery({ name: 'pageSize', required: false, description: '1 to 20', schema: { type: 'integer' } })
  @ApiResponse({ status: 200, standardSchema: listDocumentOf(ownJobAttributesSchema) })
  async list(
    @Param('id', { schema: idSchema }) id: number,
    @Query({ schema: similarQuerySchema }) { pageSize }: { pageSize: number },
    @CurrentUser() viewer?: SignedInUser,
  ): Promise<Buffer> {
    return (await this.similar.list(id, pageSize, viewer)).toBuffer();
  }
}
