// Jest's setupFiles of every project that runs a Nest app: @nestjs/throttler is CommonJS and requires these ES modules,
// which Jest allows only once they are loaded.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
