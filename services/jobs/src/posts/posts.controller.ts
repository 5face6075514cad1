import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { postAttributesSchema } from '@puente/domain/jobs';
import { listDocumentOf } from '@puente/domain/rest';
import { ApiListQuery, Public } from '@puente/service-kit';
import { postGrammar, PostsService } from './posts.service.ts';

@Controller('posts')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Posts, the newest first' })
  @ApiListQuery(postGrammar)
  @ApiResponse({ status: 200, standardSchema: listDocumentOf(postAttributesSchema) })
  list(@Query() query: unknown) {
    return this.posts.list(query);
  }
}
