import multipart from '@fastify/multipart';
import { defineService, RateLimitCount } from '@puente/service-kit';
import { AccountDeletionModule } from './account-deletion/account-deletion.module.ts';
import { CaptchaModule } from './captcha/captcha.module.ts';
import { UsedCaptcha } from './captcha/used-captcha.entity.ts';
import { identityConfigSchema } from './config.ts';
import { ConfirmationModule } from './confirmation/confirmation.module.ts';
import { CompanyChange } from './contract/company-change.entity.ts';
import { grantToJobs } from './contract/grants.ts';
import { CompanyName, LiveSession, PublicProfile } from './contract/published-views.entity.ts';
import { ContactMessage } from './contact/contact-message.entity.ts';
import { ContactModule } from './contact/contact.module.ts';
import { FileRemoval } from './files/file-removal.entity.ts';
import { FilesModule } from './files/files.module.ts';
import { StoredFile } from './files/stored-file.entity.ts';
import { HousekeepingModule } from './housekeeping/housekeeping.module.ts';
import { KnownDevice } from './limits/known-device.entity.ts';
import { AskedMail } from './mail/asked-mail.entity.ts';
import { MailPause } from './mail/mail-pause.entity.ts';
import { identityRefusals } from './identity.refusals.ts';
import { Initial } from './migrations/2026-11-21-initial.ts';
import { CountryAndPhone } from './migrations/2026-11-22-country-and-phone.ts';
import { ProfileVersion } from './migrations/2026-11-22-profile-version.ts';
import { Files } from './migrations/2026-11-23-files.ts';
import { LanguageAndLinks } from './migrations/2026-11-23-language-and-links.ts';
import { LimitsAndDevices } from './migrations/2026-11-23-limits.ts';
import { SocialIdentities } from './migrations/2026-11-23-social-identities.ts';
import { TokenOrderAndAskedMails } from './migrations/2026-11-23-token-order-and-asked-mails.ts';
import { Sessions } from './migrations/2026-11-23-sessions.ts';
import { OneTimeToken } from './one-time-tokens/one-time-token.entity.ts';
import { Credential } from './passwords/credential.entity.ts';
import { PasswordsModule } from './passwords/passwords.module.ts';
import { PersonalDataModule } from './personal-data/personal-data.module.ts';
import { migrateQueues } from './queue/migrate-queues.ts';
import { RegistrationModule } from './registration/registration.module.ts';
import { Session } from './sessions/session.entity.ts';
import { SignInMethodsModule } from './sign-in-methods/sign-in-methods.module.ts';
import { SignInModule } from './sign-in/sign-in.module.ts';
import { SecondStepModule } from './second-step/second-step.module.ts';
import { RecoveryCode } from './two-factor/recovery-code.entity.ts';
import { TwoFactor } from './two-factor/two-factor.entity.ts';
import { TwoFactorModule } from './two-factor/two-factor.module.ts';
import { CompanyNames } from './migrations/2026-11-24-company-names.ts';
import { JobAlerts } from './migrations/2026-11-24-job-alerts.ts';
import { MemberSince } from './migrations/2026-11-24-member-since.ts';
import { CompanyChanges } from './migrations/2026-11-28-company-changes.ts';
import { NamesAsWritten } from './migrations/2026-11-28-names-as-written.ts';
import { TwoFactorSignIn } from './migrations/2026-11-23-two-factor.ts';
import { SocialIdentity } from './social/social-identity.entity.ts';
import { SocialLink } from './social/social-link.entity.ts';
import { SocialModule } from './social/social.module.ts';
import { User } from './users/user.entity.ts';
import { UsersModule } from './users/users.module.ts';

export const identityService = defineService({
  name: 'identity',
  title: 'Puente: identity',
  description: 'Accounts, sessions, e-mail confirmation, passwords, captcha and contact messages.',
  config: identityConfigSchema,
  entities: [
    User,
    Credential,
    OneTimeToken,
    Session,
    TwoFactor,
    RecoveryCode,
    UsedCaptcha,
    MailPause,
    AskedMail,
    SocialIdentity,
    SocialLink,
    ContactMessage,
    StoredFile,
    FileRemoval,
    RateLimitCount,
    KnownDevice,
    LiveSession,
    PublicProfile,
    CompanyName,
    CompanyChange,
  ],
  // What a session's use and end, a file's removal, an alert and a company's change go through are functions and triggers of the database alone.
  schemaGenerator: { ignoreRoutines: true, ignoreTriggers: true },
  refusals: identityRefusals,
  migrations: [
    Initial,
    CountryAndPhone,
    ProfileVersion,
    LanguageAndLinks,
    TokenOrderAndAskedMails,
    TwoFactorSignIn,
    Sessions,
    SocialIdentities,
    Files,
    LimitsAndDevices,
    JobAlerts,
    CompanyNames,
    MemberSince,
    NamesAsWritten,
    CompanyChanges,
  ],
  modules: [
    CaptchaModule,
    RegistrationModule,
    ConfirmationModule,
    SignInModule,
    TwoFactorModule,
    SecondStepModule,
    SocialModule,
    PasswordsModule,
    UsersModule,
    PersonalDataModule,
    AccountDeletionModule,
    SignInMethodsModule,
    ContactModule,
    FilesModule,
    HousekeepingModule,
  ],
  plugins: async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false });
  },
  afterMigrate: async (databaseUrl, em) => {
    await migrateQueues(databaseUrl);
    await grantToJobs(em);
  },
});
