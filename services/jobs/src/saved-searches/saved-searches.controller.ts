import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiConsumes, ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  alertAnswerSchema,
  createSavedSearchBody,
  resumeAlertBody,
  savedSearchAttributesSchema,
  type SavedSearchInput,
  savedSearchMessages,
  type SavedSearchUpdate,
  stopAlertBody,
  stopAlertQuerySchema,
  updateSavedSearchBody,
} from '@puente/domain/jobs';
import { dataDocumentOf, idSchema, listDocumentOf } from '@puente/domain/rest';
import { CurrentUser, ListQuery, Public, Roles, type SignedInUser } from '@puente/service-kit';
import { SavedSearchesService, savedSearchGrammar } from './saved-searches.service.ts';

const oneSearch = dataDocumentOf(savedSearchAttributesSchema);
const onlyForUsers = () => Roles('user', savedSearchMessages.onlyForUsers);

@Controller('saved-searches')
@ApiBearerAuth()
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Get()
  @onlyForUsers()
  @ApiOperation({ summary: 'The caller’s saved searches, the latest first' })
  @ApiResponse({ status: 200, standardSchema: listDocumentOf(savedSearchAttributesSchema) })
  list(
    @ListQuery(savedSearchGrammar) query: ListQuery<typeof savedSearchGrammar>,
    @CurrentUser() user: SignedInUser,
  ) {
    return this.searches.list(query, user);
  }

  @Post()
  @onlyForUsers()
  @ApiOperation({ summary: 'Saves a search, at most 20 a person' })
  @ApiResponse({ status: 201, standardSchema: oneSearch })
  create(
    @Body({ schema: createSavedSearchBody }) { data }: { data: SavedSearchInput },
    @CurrentUser() user: SignedInUser,
  ) {
    return this.searches.create(data, user);
  }

  @Post('stop')
  @HttpCode(200)
  @Public()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiOperation({ summary: 'Stops the alert of a mailed code; also as mail programs ask for it (RFC 8058)' })
  @ApiResponse({ status: 200, standardSchema: alertAnswerSchema })
  stop(
    @Query({ schema: stopAlertQuerySchema }) { codigo }: { codigo?: string },
    @Body({ schema: stopAlertBody }) body?: { code?: string } | null,
  ) {
    return this.searches.stop(body?.code ?? codigo ?? '');
  }

  @Post('resume')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'Resumes the alert of a mailed code' })
  @ApiResponse({ status: 200, standardSchema: alertAnswerSchema })
  resume(@Body({ schema: resumeAlertBody }) { code }: { code: string }) {
    return this.searches.resume(code);
  }

  @Put(':id')
  @onlyForUsers()
  @ApiOperation({ summary: 'Changes an own saved search; what is left out stays' })
  @ApiResponse({ status: 200, standardSchema: oneSearch })
  update(
    @Param('id', { schema: idSchema }) id: number,
    @Body({ schema: updateSavedSearchBody }) { data }: { data: SavedSearchUpdate },
    @CurrentUser() user: SignedInUser,
  ) {
    return this.searches.update(id, data, user);
  }

  @Delete(':id')
  @onlyForUsers()
  @ApiOperation({ summary: 'Removes an own saved search; answers what it was' })
  @ApiResponse({ status: 200, standardSchema: oneSearch })
  remove(@Param('id', { schema: idSchema }) id: number, @CurrentUser() user: SignedInUser) {
    return this.searches.remove(id, user);
  }
}
