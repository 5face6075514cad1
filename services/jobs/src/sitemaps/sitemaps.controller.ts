import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { sitemapPageSchema, sitemapQuerySchema } from '@puente/domain/jobs';
import { Public } from '@puente/service-kit';
import { SitemapsService } from './sitemaps.service.ts';

const page = { name: 'page', required: false, description: 'From 1', schema: { type: 'integer' } } as const;

@Controller()
export class SitemapsController {
  constructor(private readonly sitemaps: SitemapsService) {}

  @Get('jobs/sitemap')
  @Public()
  @Header('Cache-Control', 'public, max-age=300')
  @ApiOperation({ summary: 'The ids of open jobs, up to 50,000 a page' })
  @ApiQuery(page)
  @ApiResponse({ status: 200, standardSchema: sitemapPageSchema })
  jobs(@Query({ schema: sitemapQuerySchema }) query: { page: number }) {
    return this.sitemaps.jobs(query.page);
  }

  @Get('employers/sitemap')
  @Public()
  @Header('Cache-Control', 'public, max-age=300')
  @ApiOperation({ summary: 'The usernames of employers with an open job, up to 50,000 a page' })
  @ApiQuery(page)
  @ApiResponse({ status: 200, standardSchema: sitemapPageSchema })
  employers(@Query({ schema: sitemapQuerySchema }) query: { page: number }) {
    return this.sitemaps.employers(query.page);
  }
}
