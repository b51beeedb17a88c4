import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { brand } from '@site/brand/names.ts'
import { keepAliveOptions } from '@site/change-feed/stalled-connections.ts'
import { buildConfig, type CollectionSlug, type GlobalSlug } from 'payload'
import sharp from 'sharp'
import { adminWords } from './admin/admin-words.ts'
import { admins, isAdmin } from './base/access/admins.ts'
import { nobody } from './base/access/nobody.ts'
import { restrictLocks } from './base/access/own-locks.ts'
import { showJakartaTime } from './base/admin/jakarta-columns.ts'
import { mayRunJobs } from './base/database/leader-lock.ts'
import { connectTimeoutMs, statementTimeoutMs } from './base/database/limits.ts'
import { warnOfSchemaDrift } from './base/database/schema-drift.ts'
import { adminOrigins, environment } from './base/environment/environment.ts'
import { removeUnusedEndpoints, respondToClientError } from './base/errors/client-errors.ts'
import { serviceLog } from './base/errors/log.ts'
import { jakartaTime } from './base/fields/numbers-and-dates.ts'
import { withTypedValues } from './base/fields/typed-values.ts'
import { editor } from './base/rich-text/rich-text.ts'
import { richTextWords } from './base/rich-text/words.ts'
import { auditTrail } from './editorial/audit/audit-trail.ts'
import { audited, auditedDeletions, auditedGlobal } from './editorial/audit/audited.ts'
import { edited } from './editorial/editing/edited.ts'
import { retryPublications } from './editorial/editing/publication-retries.ts'
import { linkChecks } from './editorial/links/link-checks.ts'
import { redirects } from './editorial/redirects/redirects.ts'
import { withReviews } from './editorial/reviews/reviewed.ts'
import { withReadableComparisons } from './editorial/versions/readable-comparisons.ts'
import { restoreAsDrafts } from './editorial/versions/restore-as-draft.ts'
import { hideAccountFields } from './services/accounts/account-paths.ts'
import { rejectForeignSessions } from './services/accounts/foreign-requests.ts'
import { resetWords } from './services/accounts/reset-mail.ts'
import { writeOnlySessions } from './services/accounts/sessions.ts'
import { users } from './services/accounts/users.ts'
import { mails } from './services/mail/mails.ts'
import { payloadMail } from './services/mail/payload-mail.ts'
import { enqueueReviewMails } from './services/mail/review-mails.ts'
import { media } from './services/media/media.ts'
import { restrictDeletion } from './services/media/restrict-deletion.ts'
import { maxUploadBytes, maxUploadRequestBytes, tooLarge } from './services/media/upload-limits.ts'
import { consents } from './services/privacy/consents.ts'
import { erasures } from './services/privacy/erasures.ts'
import { restrictions } from './services/privacy/restrictions.ts'
import { mergeEntries } from './services/subject/merge-entries.ts'
import { subjects } from './subjects.ts'

const notes = mergeEntries(subjects.map((subject) => subject.notes))

/** The order of the admin's navigation; what is not listed comes last. */
const navigationOrder: readonly string[] = [
  'articles',
  'categories',
  'authors',
  'announcements',
  'faqs',
  'lessons',
  'terms',
  'events',
  'videos',
  'reports',
  'morning-notes',
  'recommendations',
  'products',
  'services',
  'account-types',
  'fees',
  'service-fees',
  'funds',
  'bond-series',
  'promos',
  'pages',
  'incidents',
  'offices',
  'contact-subjects',
  'market-halts',
  'economy',
  'media',
  'redirects',
  'registrations',
  'event-messages',
  'contact-messages',
  'client-directory',
  'home',
  'menu',
  'settings',
  'trust',
  'risk-profile',
  'calculator-assumptions',
  'service-cutoffs',
  'foreign-investors',
] satisfies readonly (CollectionSlug | GlobalSlug)[]

function findPlace({ slug }: { slug: string }): number {
  const place = navigationOrder.indexOf(slug)
  return place === -1 ? navigationOrder.length : place
}

const byNavigationOrder = (a: { slug: string }, b: { slug: string }) => findPlace(a) - findPlace(b)

const jobsCron = '*/10 * * * * *'
const here = dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  secret: environment.PAYLOAD_SECRET,
  serverURL: environment.CMS_URL,
  // No other origin may call the REST API from a browser; only the admin's origin may send its cookie.
  cors: [],
  csrf: adminOrigins(environment),
  collections: [
    ...[...subjects.flatMap(({ collections }) => collections ?? []), media, redirects]
      .map((config) => edited('collections', config, notes[config.slug]))
      .map(audited),
    ...subjects.flatMap(({ records }) => records ?? []).map(auditedDeletions),
    mails,
    consents,
    erasures,
    restrictions,
    auditTrail,
    linkChecks,
    users,
  ]
    .toSorted(byNavigationOrder)
    .map(restrictDeletion)
    .map(showJakartaTime),
  plugins: [withReviews(enqueueReviewMails), hideAccountFields],
  globals: subjects
    .flatMap(({ globals }) => globals ?? [])
    .toSorted(byNavigationOrder)
    .map((config) => edited('globals', config, notes[config.slug]))
    .map(auditedGlobal),
  editor,
  db: postgresAdapter({
    pool: {
      connectionString: environment.DATABASE_URL,
      application_name: 'cms',
      max: 10,
      // Many short statements run at once, so none uses parallel workers. Data is cached or on SSD, so an index page
      // costs hardly more than a sequential page.
      options: '-c max_parallel_workers_per_gather=0 -c random_page_cost=1.1',
      connectionTimeoutMillis: connectTimeoutMs,
      ...keepAliveOptions,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs,
    },
    migrationDir: join(here, 'migrations'),
    push: false,
    afterSchemaInit: environment.NODE_ENV === 'development' ? [warnOfSchemaDrift] : [],
  }),
  localization: {
    locales: [
      { code: 'id', label: { id: 'Bahasa Indonesia', en: 'Indonesian' } },
      { code: 'en', label: { id: 'Bahasa Inggris', en: 'English' } },
    ],
    defaultLocale: 'id',
    fallback: false,
  },
  i18n: {
    supportedLanguages: { id, en },
    fallbackLanguage: 'id',
    translations: {
      id: { ...adminWords.id, ...richTextWords, ...resetWords.id },
      en: { ...adminWords.en, ...resetWords.en },
    },
  },
  graphQL: { disable: true },
  hooks: { afterError: [respondToClientError] },
  onInit: (payload) => {
    removeUnusedEndpoints(payload)
    restrictLocks(payload)
    rejectForeignSessions(payload)
    writeOnlySessions(payload)
    restoreAsDrafts(payload)
    retryPublications(payload)
  },
  maxDepth: 3,
  telemetry: false,
  // Runs only where Payload is started with `cron: true` (see instrumentation.ts): scheduled publications.
  jobs: {
    autoRun: [{ cron: jobsCron, queue: 'default', limit: 20, silent: { info: true } }],
    shouldAutoRun: mayRunJobs(environment.DATABASE_URL),
    deleteJobOnComplete: true,
    access: { run: isAdmin, queue: isAdmin, cancel: isAdmin },
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: { read: admins, readVersions: nobody, create: nobody, update: nobody, delete: nobody },
    }),
  },
  sharp,
  upload: {
    abortOnLimit: true,
    // Payload has one text for both languages.
    responseOnLimit: `${tooLarge(maxUploadBytes).id} / ${tooLarge(maxUploadBytes).en}`,
    limits: { fileSize: maxUploadBytes, files: 1 },
    requestSizeLimit: maxUploadRequestBytes,
  },
  typescript: { outputFile: join(here, 'base', 'payload-types.ts') },
  admin: {
    user: users.slug,
    importMap: { baseDir: here },
    meta: { titleSuffix: `– CMS ${brand.companyName}` },
    // Payload's default avatar loads from a third-party server.
    avatar: 'default',
    // As `wibTime`. Where Payload writes the browser's time, the admin hides it.
    dateFormat: "d MMMM yyyy, HH:mm 'WIB'",
    // Scheduled publications use this time zone as well.
    timezones: jakartaTime,
    components: {
      graphics: {
        Icon: '/admin/brand-graphics.tsx#BrandIcon',
        Logo: '/admin/brand-graphics.tsx#BrandLogo',
      },
      beforeDashboard: ['/admin/dashboard/dashboard.tsx#Dashboard'],
      providers: ['/editorial/editing/forget-on-sign-out.tsx#ForgetOnSignOut'],
      afterNavLinks: ['/admin/staff-links.tsx#StaffLinks'],
      views: mergeEntries([
        {
          completeness: {
            Component: '/editorial/completeness/completeness-view.tsx#CompletenessView',
            path: '/completeness',
          },
          links: { Component: '/editorial/links/links-view.tsx#LinksView', path: '/links' },
          privacy: { Component: '/services/privacy/privacy-view.tsx#PrivacyView', path: '/privacy' },
        },
        ...subjects.map(({ screens }) => screens),
      ]),
    },
  },
  email: payloadMail(environment.SMTP_URL),
  logger: serviceLog(environment.LOG_LEVEL),
  // Payload logs these as texts of any language, which our log cannot tell from other entries.
  loggingLevels: {
    Forbidden: 'error',
    Locked: 'error',
    MissingFile: 'error',
    NotFound: 'error',
    ValidationError: 'error',
  },
})
  .then(withReadableComparisons)
  .then(withTypedValues)
