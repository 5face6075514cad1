import { defineService, serviceConfigSchema } from '@puente/service-kit';
import { ApplicationEvent } from './applications/application-event.entity.ts';
import { Application } from './applications/application.entity.ts';
import { ApplicationsModule } from './applications/applications.module.ts';
import { grantToIdentity } from './contract/grants.ts';
import { ReceivedApplication } from './contract/received-application.entity.ts';
import { User } from './database/user.entity.ts';
import { Favorite } from './favorites/favorite.entity.ts';
import { FavoritesModule } from './favorites/favorites.module.ts';
import { Job } from './jobs/job.entity.ts';
import { jobsRefusals } from './jobs.refusals.ts';
import { ZipCode } from './jobs/zip-code.entity.ts';
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
import { PublishedAt } from './migrations/2026-11-24-published-at.ts';
import { Places } from './migrations/2026-11-24-places.ts';
import { Words } from './migrations/2026-11-24-words.ts';
import { PersonalDataModule } from './personal-data/personal-data.module.ts';
import { Place, PlaceName } from './places/place.entity.ts';
import { Post } from './posts/post.entity.ts';
import { PostsModule } from './posts/posts.module.ts';
import { JobReport } from './reports/job-report.entity.ts';
import { ReportsModule } from './reports/reports.module.ts';
import { learnWords } from './search/lexicon.ts';
import { LexiconWord } from './search/lexicon.entity.ts';
import { knownWords } from './search/trade-words.ts';

export const jobsService = defineService({
  name: 'jobs',
  title: 'Puente: jobs',
  description: 'Jobs and their search, applications, favourites, reports and posts.',
  config: serviceConfigSchema,
  entities: [
    User,
    Job,
    ZipCode,
    Place,
    PlaceName,
    LexiconWord,
    Application,
    ApplicationEvent,
    Favorite,
    JobReport,
    Post,
    ReceivedApplication,
  ],
  // The functions of the search, and what triggers keep: a job's city and its publication, its notes when it goes, an
  // application's history.
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
    PublishedAt,
    Places,
    Words,
  ],
  modules: [JobsModule, ApplicationsModule, FavoritesModule, ReportsModule, PostsModule, PersonalDataModule],
  afterMigrate: async (_databaseUrl, em) => {
    await grantToIdentity(em);
    await learnWords(em, knownWords());
  },
});
