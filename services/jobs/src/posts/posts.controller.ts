import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { postAttributesSchema } from '@puente/domain/jobs';
import { listDocumentOf } from '@puente/domain/rest';
import { forEverybody, ListQuery, Public } from '@puente/service-kit';
import { postGrammar, PostsService } from './posts.service.ts';

@Controller('posts')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Get()
  @Public()
  @Header('Cache-Control', forEverybody)
  @ApiOperation({ summary: 'Posts, the newest first' })
  @ApiResponse({ status: 200, standardSchema: listDocumentOf(postAttributesSchema) })
  list(@ListQuery(postGrammar) query: ListQuery<typeof postGrammar>) {
    return this.posts.list(query);
  }
}
