import { defineService } from '@puente/service-kit';
import { ApplicationEvent } from './applications/application-event.entity.ts';
import { Application } from './applications/application.entity.ts';
import { ApplicationsModule } from './applications/applications.module.ts';
import { jobsConfigSchema } from './config.ts';
import { grantToIdentity } from './contract/grants.ts';
import { ReceivedApplication } from './contract/received-application.entity.ts';
import { User } from './database/user.entity.ts';
import { CompaniesModule } from './companies/companies.module.ts';
import { Favorite } from './favorites/favorite.entity.ts';
import { FavoritesModule } from './favorites/favorites.module.ts';
import { Job } from './jobs/job.entity.ts';
import { HousekeepingModule } from './housekeeping/housekeeping.module.ts';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.ts';
import { JobMarksModule } from './job-marks/job-marks.module.ts';
import { jobsRefusals } from './jobs.refusals.ts';
import { ZipCode } from './jobs/zip-code.entity.ts';
import { JobChange } from './job-index/job-change.entity.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { Initial } from './migrations/2026-11-21-initial.ts';
import { ApplicationOrder } from './migrations/2026-11-22-application-order.ts';
import { ApplicationPhone } from './migrations/2026-11-22-application-phone.ts';
import { CheckNames } from './migrations/2026-11-22-check-names.ts';
import { Closing } from './migrations/2026-11-22-closing.ts';
import { Drafts } from './migrations/2026-11-22-drafts.ts';
import { JobPhones } from './migrations/2026-11-22-job-phones.ts';
import { Search } from './migrations/2026-11-22-search.ts';
import { PlaceNames } from './migrations/2026-11-22-place-names.ts';
import { Versions } from './migrations/2026-11-22-versions.ts';
import { ReceivedApplications } from './migrations/2026-11-23-received-applications.ts';
import { NotesOfDeletedJobs } from './migrations/2026-11-23-notes-of-deleted-jobs.ts';
import { ApplicationEvents } from './migrations/2026-11-24-application-events.ts';
import { IdempotencyKeys } from './migrations/2026-11-24-idempotency-keys.ts';
import { PublishedAt } from './migrations/2026-11-24-published-at.ts';
import { WithdrawnApplications } from './migrations/2026-11-24-withdrawn-applications.ts';
import { Places } from './migrations/2026-11-24-places.ts';
import { Words } from './migrations/2026-11-24-words.ts';
import { Publishing } from './migrations/2026-11-26-publishing.ts';
import { Writes } from './migrations/2026-11-26-writes.ts';
import { JobPages } from './migrations/2026-11-24-job-pages.ts';
import { WithdrawnJobs } from './migrations/2026-11-24-withdrawn-jobs.ts';
import { RemovedFavorites } from './migrations/2026-11-24-removed-favorites.ts';
import { JobChanges } from './migrations/2026-11-24-job-changes.ts';
import { SavedSearches } from './migrations/2026-11-24-saved-searches.ts';
import { Lists } from './migrations/2026-11-25-lists.ts';
import { AnnualSalary } from './migrations/2026-11-25-annual-salary.ts';
import { NamesOfTowns } from './migrations/2026-11-25-names-of-towns.ts';
import { Spots } from './migrations/2026-11-25-spots.ts';
import { RemovedSearches } from './migrations/2026-11-27-removed-searches.ts';
import { WholeRows } from './migrations/2026-11-27-whole-rows.ts';
import { WordsInMemory } from './migrations/2026-11-28-words-in-memory.ts';
import { WordsLater } from './migrations/2026-11-28-words-later.ts';
import { WrittenRows } from './migrations/2026-11-28-written-rows.ts';
import { JobsAlikeInMemory } from './migrations/2026-11-29-jobs-alike-in-memory.ts';
import { Samples } from './migrations/2026-11-30-samples.ts';
import { Publications } from './migrations/2026-12-01-publications.ts';
import { Learning } from './migrations/2026-12-02-learning.ts';
import { PersonalDataModule } from './personal-data/personal-data.module.ts';
import { Place, PlaceName } from './places/place.entity.ts';
import { PlacesModule } from './places/places.module.ts';
import { Post } from './posts/post.entity.ts';
import { PostsModule } from './posts/posts.module.ts';
import { JobReport } from './reports/job-report.entity.ts';
import { ReportsModule } from './reports/reports.module.ts';
import { learnWords } from './search/lexicon.ts';
import { LexiconWord, UnlearntJob } from './search/lexicon.entity.ts';
import { knownWords } from './search/trade-words.ts';
import { takeOneClick } from './saved-searches/one-click.ts';
import { SavedSearch } from './saved-searches/saved-search.entity.ts';
import { SavedSearchesModule } from './saved-searches/saved-searches.module.ts';
import { SimilarJobsModule } from './similar-jobs/similar-jobs.module.ts';
import { SitemapsModule } from './sitemaps/sitemaps.module.ts';
import { WithdrawnJobMemory } from './withdrawn-jobs/withdrawn-job.entity.ts';

export const jobsService = defineService({
  name: 'jobs',
  title: 'Puente: jobs',
  description: 'Jobs and their search, applications, favourites, saved searches, reports and posts.',
  // Jobs are told with the names of their companies, which are of the accounts.
  openAnswersOf: ['jobs', 'users'],
  encodesAnswers: true,
  config: jobsConfigSchema,
  entities: [
    User,
    Job,
    ZipCode,
    Place,
    PlaceName,
    LexiconWord,
    UnlearntJob,
    Application,
    ApplicationEvent,
    Favorite,
    JobChange,
    JobReport,
    SavedSearch,
    Post,
    ReceivedApplication,
    WithdrawnJobMemory,
    IdempotencyKey,
  ],
  // The functions of the search, and what triggers keep: a job's city and its publication, its notes and its memory when it goes,
  // an application's history, and which jobs changed.
  schemaGenerator: { ignoreRoutines: true, ignoreTriggers: true },
  refusals: jobsRefusals,
  migrations: [
    Initial,
    Search,
    ApplicationPhone,
    Drafts,
    Versions,
    JobPhones,
    Closing,
    ApplicationOrder,
    PlaceNames,
    CheckNames,
    NotesOfDeletedJobs,
    ReceivedApplications,
    ApplicationEvents,
    IdempotencyKeys,
    PublishedAt,
    WithdrawnApplications,
    Places,
    WithdrawnJobs,
    JobPages,
    RemovedFavorites,
    JobChanges,
    SavedSearches,
    Words,
    Lists,
    NamesOfTowns,
    AnnualSalary,
    Writes,
    Spots,
    RemovedSearches,
    WholeRows,
    WordsInMemory,
    Publishing,
    WrittenRows,
    WordsLater,
    JobsAlikeInMemory,
    Samples,
    Publications,
    Learning,
  ],
  modules: [
    JobsModule,
    ApplicationsModule,
    FavoritesModule,
    ReportsModule,
    SavedSearchesModule,
    PlacesModule,
    PostsModule,
    PersonalDataModule,
    HousekeepingModule,
    JobMarksModule,
    SimilarJobsModule,
    SitemapsModule,
    CompaniesModule,
  ],
  plugins: async (app) => takeOneClick(app),
  afterMigrate: async (_databaseUrl, em) => {
    await grantToIdentity(em);
    await learnWords(em, knownWords());
  },
});
