import { type Accounts, demoAccounts, type UserType } from '../accounts.ts';

/** Ids and names of what the sample data holds, for the parameters of routes. */
export interface Sample {
  /** A published job. */
  jobId: number;
  /** Whose it is: a company. */
  username: string;
  /** A job of the demo employer that somebody applied to. */
  ownJobId: number;
  /** Who did. */
  candidateId: number;
}

/** What the browser keeps of a session. */
type StoredSession = { name: string; value: string }[];

interface Published {
  data: { id: number; attributes: { employer: { data: { attributes: { username: string } } | null } } }[];
}

interface Received {
  data: {
    attributes: Record<'job' | 'candidate', { data: { id: number } | null }>;
  }[];
}

/** The sample data as the tests need it, asked for once by each worker. */
export class SampleData {
  private readonly accounts: Accounts;
  private readonly sessions = new Map<UserType, Promise<StoredSession>>();
  private asked: Promise<Sample> | undefined;

  constructor(accounts: Accounts) {
    this.accounts = accounts;
  }

  /** The session of a demo account, as localStorage holds it. */
  session(userType: UserType): Promise<StoredSession> {
    const known = this.sessions.get(userType) ?? this.signIn(userType);
    this.sessions.set(userType, known);
    return known;
  }

  ids(): Promise<Sample> {
    return (this.asked ??= this.ask());
  }

  private async signIn(userType: UserType): Promise<StoredSession> {
    const { email, password } = demoAccounts[userType];
    const { jwt, user } = await this.accounts.call<{ jwt: string; user: object }>('POST /api/auth/local', {
      body: { identifier: email, password },
    });
    return Object.entries({ jwt, user: JSON.stringify(user), userType }).map(([name, value]) => ({
      name,
      value,
    }));
  }

  private async ask(): Promise<Sample> {
    const jwt = await this.accounts.token(demoAccounts.employer);
    const me = await this.accounts.call<{ data: { id: number } }>('GET /api/users/me', { jwt });
    // Not the newest of all: that may be another test's, which withdraws it.
    const jobs = await this.accounts.call<Published>(
      `GET /api/jobs?filters[employer][id][$eq]=${me.data.id}&filters[status]=Publicado&sort=datePosted:asc&populate=employer&pagination[pageSize]=1`,
    );
    const received = await this.accounts.call<Received>(
      `GET /api/applications?filters[job][employer][id][$eq]=${me.data.id}&populate=job,candidate&pagination[pageSize]=-1`,
      { jwt },
    );
    const [job] = jobs.data;
    const username = job?.attributes.employer.data?.attributes.username;
    const { job: ownJob, candidate } = received.data[0]?.attributes ?? {};
    if (!job || !username || !ownJob?.data || !candidate?.data)
      throw new Error('The sample data has no jobs, or nobody applied to them.');
    return { jobId: job.id, username, ownJobId: ownJob.data.id, candidateId: candidate.data.id };
  }
}
