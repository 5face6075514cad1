import { Controller, Get, HttpCode, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiOperation, ApiProduces, ApiResponse } from '@nestjs/swagger';
import { cvMimeTypes, uploadAnswerSchema, type FileAnswer } from '@puente/domain/identity';
import { idSchema } from '@puente/domain/rest';
import { CurrentUser, RateLimit, type SignedInUser } from '@puente/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountLimits } from '../limits/account-limits.service.ts';
import { contentDisposition } from './content-disposition.ts';
import { FilesService } from './files.service.ts';
import { readUpload } from './read-upload.ts';

@Controller()
@ApiBearerAuth()
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly limits: AccountLimits,
  ) {}

  @Post('upload')
  @HttpCode(200)
  // A library or a carrier's NAT is one address of many people; each account has its own, smaller limit.
  @RateLimit({ limit: 60, seconds: 10 * 60 })
  @ApiOperation({ summary: 'Sends a file, to be attached to one’s own profile within 24 hours' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['files'],
      properties: { files: { type: 'string', format: 'binary' } },
    },
  })
  @ApiResponse({ status: 200, standardSchema: uploadAnswerSchema })
  @ApiResponse({ status: 400, description: 'Not one file that opens as a PDF, JPG or PNG' })
  @ApiResponse({ status: 409, description: 'More files than an account may have' })
  @ApiResponse({ status: 413, description: 'Above 2 MB' })
  @ApiResponse({ status: 429, description: 'Too many uploads by this account or from this address' })
  @ApiResponse({ status: 507, description: 'No room' })
  async upload(@Req() request: FastifyRequest, @CurrentUser() user: SignedInUser): Promise<FileAnswer[]> {
    await this.limits.consume('upload', user.id);
    return [await this.files.keep(user, await readUpload(request))];
  }

  @Get('files/:id')
  @ApiOperation({ summary: 'A file of one’s own, or the CV of somebody who applied to one of one’s jobs' })
  @ApiProduces(...cvMimeTypes)
  @ApiResponse({ status: 200, schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 404, description: 'For anybody else' })
  async read(
    @Param('id', { schema: idSchema }) id: number,
    @CurrentUser() user: SignedInUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { name, type, size, content } = await this.files.read(id, user);
    // A stream's own listeners come on top of those that every answer has: more than the ten Node thinks normal.
    reply.raw.setMaxListeners(20);
    // Whatever is in it, it is something to be kept, never a page of this site.
    void reply.headers({
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    return new StreamableFile(content, { type, length: size, disposition: contentDisposition(name) });
  }
}
