/** The site under test and its editor accounts, as set by `npm test` or printed by `npm start`. */
export function testSite() {
  return {
    cmsUrl: setting('CMS_URL'),
    marketUrl: new URL(setting('STOCK_API_URL')).origin,
    admin: { email: setting('DEMO_EMAIL'), password: setting('DEMO_PASSWORD') },
    // Payload stores the sessions of an account in its row, so concurrent logins may lose one: parallel tests use
    // separate accounts.
    editor: {
      email: setting('DEMO_EMAIL').replace(/^[^@]+/, 'editor'),
      password: setting('DEMO_PASSWORD'),
    },
  }
}

/** The settings of an additional CMS process. */
export function cmsSettings() {
  return { DATABASE_URL: setting('CMS_DATABASE_URL'), PAYLOAD_SECRET: setting('PAYLOAD_SECRET') }
}

/** The CMS database, for faults, and the folder of its server. */
export function siteDatabase() {
  return { url: setting('DATABASE_OWNER_URL'), folder: setting('DATABASE_FOLDER') }
}

/** What the site may tell nobody. */
export function siteKeys(): string[] {
  return [setting('CONTENT_API_KEY'), setting('STOCK_API_KEY'), setting('PAYLOAD_SECRET')]
}

/** The URL of the email catcher of the site under test. */
export function mailCatcherUrl(): string {
  return setting('MAIL_CATCHER_URL')
}

function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set: start the browser tests with \`npm test\``)
  }
  return value
}
