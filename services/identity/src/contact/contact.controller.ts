import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { contactSchema, okAnswerSchema, type Contact } from '@puente/domain/identity';
import { Public, RateLimit } from '@puente/service-kit';
import { ContactService } from './contact.service.ts';

@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @Public()
  @RateLimit({ limit: 5, seconds: 60 })
  @ApiOperation({ summary: 'Send a message to Puente' })
  @ApiResponse({ status: 201, standardSchema: okAnswerSchema })
  async receive(@Body({ schema: contactSchema }) body: Contact) {
    await this.contact.receive(body);
    return { ok: true };
  }
}
