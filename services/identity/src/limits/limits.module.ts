import { Module } from '@nestjs/common';
import { AccountLimits } from './account-limits.service.ts';
import { KnownDevices } from './known-devices.service.ts';

@Module({ providers: [AccountLimits, KnownDevices], exports: [AccountLimits, KnownDevices] })
export class LimitsModule {}
