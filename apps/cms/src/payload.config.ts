import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { keepAliveOptions } from '@site/change-feed/stalled-connections.ts'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { admins, isAdmin } from './access/admins.ts'
import { nobody } from './access/nobody.ts'
import { restrictLocks } from './access/own-locks.ts'
import { rejectForeignSessions } from './accounts/foreign-requests.ts'
import { resetWords } from './accounts/reset-mail.ts'
import { writeOnlySessions } from './accounts/sessions.ts'
import { adminWords } from './admin-words.ts'
import { audited, auditedDeletions, auditedGlobal } from './audit/audited.ts'
import { removeUnusedEndpoints, respondToClientError } from './client-errors.ts'
import { accountTypes } from './collections/account-types.ts'
import { announcements } from './collections/announcements.ts'
import { articles } from './collections/articles.ts'
import { auditTrail } from './collections/audit-trail.ts'
import { authors } from './collections/authors.ts'
import { bondSeries } from './collections/bond-series/bond-series.ts'
import { categories } from './collections/categories.ts'
import { clientDirectory } from './collections/client-directory.ts'
import { consents } from './collections/consents.ts'
import { contactMessages } from './collections/contact-messages.ts'
import { contactSubjects } from './collections/contact-subjects.ts'
import { erasures } from './collections/erasures.ts'
import { events } from './collections/events.ts'
import { faqs } from './collections/faqs.ts'
import { fees } from './collections/fees/fees.ts'
import { funds } from './collections/funds/funds.ts'
import { showJakartaTime } from './collections/jakarta-columns.ts'
import { lessons } from './collections/lessons.ts'
import { mails } from './collections/mails.ts'
import { media } from './collections/media.ts'
import { morningNotes } from './collections/morning-notes.ts'
import { offices } from './collections/offices.ts'
import { pages } from './collections/pages.ts'
import { products } from './collections/products.ts'
import { promos } from './collections/promos.ts'
import { recommendations } from './collections/recommendations/recommendations.ts'
import { redirects } from './collections/redirects/redirects.ts'
import { registrations } from './collections/registrations.ts'
import { reports } from './collections/reports.ts'
import { restrictDeletion } from './collections/restrict-deletion.ts'
import { services } from './collections/services.ts'
import { terms } from './collections/terms/terms.ts'
import { users } from './collections/users.ts'
import { videos } from './collections/videos.ts'
import { mayRunJobs } from './database/leader-lock.ts'
import { connectTimeoutMs, statementTimeoutMs } from './database/limits.ts'
import { warnOfSchemaDrift } from './database/schema-drift.ts'
import { edited } from './editing/edited.ts'
import { restoreAsDrafts } from './editing/restore-as-draft.ts'
import { adminOrigins, environment } from './environment.ts'
import { jakartaTime } from './fields/numbers-and-dates.ts'
import { editor } from './fields/rich-text.ts'
import { richTextWords } from './fields/rich-text-words.ts'
import { calculatorAssumptions } from './globals/calculator-assumptions.ts'
import { home } from './globals/home.ts'
import { menu } from './globals/menu.ts'
import { riskProfile } from './globals/risk-profile.ts'
import { settings } from './globals/settings.ts'
import { trust } from './globals/trust.ts'
import { serviceLog } from './log.ts'
import { maxUploadBytes, maxUploadRequestBytes } from './media/upload-limits.ts'
import { payloadMail } from './outbox/payload-mail.ts'
import { retryPublications } from './scheduled-publications.ts'

const jobsCron = '*/10 * * * * *'
const here = dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  secret: environment.PAYLOAD_SECRET,
  serverURL: environment.CMS_URL,
  // No other origin may call the REST API from a browser; only the admin's origin may send its cookie.
  cors: [],
  csrf: adminOrigins(environment),
  // In the order of the admin's navigation.
  collections: [
    ...[
      articles,
      categories,
      authors,
      announcements,
      faqs,
      lessons,
      terms,
      events,
      videos,
      reports,
      morningNotes,
      recommendations,
      products,
      services,
      accountTypes,
      fees,
      funds,
      bondSeries,
      promos,
      pages,
      offices,
      contactSubjects,
      media,
      redirects,
    ]
      .map((config) => edited('collections', config))
      .map(audited),
    ...[registrations, edited('collections', contactMessages), clientDirectory].map(auditedDeletions),
    mails,
    consents,
    erasures,
    auditTrail,
    users,
  ]
    .map(restrictDeletion)
    .map(showJakartaTime),
  globals: [home, menu, settings, trust, riskProfile, calculatorAssumptions]
    .map((config) => edited('globals', config))
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
    limits: { fileSize: maxUploadBytes, files: 1 },
    requestSizeLimit: maxUploadRequestBytes,
  },
  typescript: { outputFile: join(here, 'payload-types.ts') },
  admin: {
    user: users.slug,
    importMap: { baseDir: here },
    // Payload's default avatar loads from a third-party server.
    avatar: 'default',
    dateFormat: 'd MMMM yyyy, HH:mm',
    // Scheduled publications use this time zone as well.
    timezones: jakartaTime,
    components: {
      graphics: {
        Icon: '/admin-views/brand-graphics.tsx#BrandIcon',
        Logo: '/admin-views/brand-graphics.tsx#BrandLogo',
      },
      beforeDashboard: ['/admin-views/dashboard/dashboard.tsx#Dashboard'],
      afterNavLinks: ['/admin-views/staff-links.tsx#StaffLinks'],
      views: {
        completeness: {
          Component: '/admin-views/completeness-view.tsx#CompletenessView',
          path: '/completeness',
        },
        links: { Component: '/admin-views/links-view.tsx#LinksView', path: '/links' },
        directoryImport: {
          Component: '/admin-views/directory-import-view.tsx#DirectoryImportView',
          path: '/client-directory-import',
        },
        fundImport: { Component: '/admin-views/fund-import-view.tsx#FundImportView', path: '/fund-import' },
        privacy: { Component: '/admin-views/privacy-view.tsx#PrivacyView', path: '/privacy' },
      },
    },
  },
  email: payloadMail(environment.SMTP_URL),
  logger: serviceLog(environment.LOG_LEVEL),
})
