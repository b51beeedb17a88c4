/** Where the site under test runs and who may edit it; `npm test` says so, `npm start` prints the same. */
export function testSite() {
  return {
    cmsUrl: setting('CMS_URL'),
    marketUrl: new URL(setting('STOCK_API_URL')).origin,
    admin: { email: setting('DEMO_EMAIL'), password: setting('DEMO_PASSWORD') },
    // Payload keeps the sessions of an account in its row: two logins at the same moment may lose one of them, so
    // tests that run side by side use accounts of their own.
    editor: {
      email: setting('DEMO_EMAIL').replace(/^[^@]+/, 'editor'),
      password: setting('DEMO_PASSWORD'),
    },
  }
}

/** What a further process of the content service needs. */
export function cmsSettings() {
  return { DATABASE_URL: setting('CMS_DATABASE_URL'), PAYLOAD_SECRET: setting('PAYLOAD_SECRET') }
}

/** The database of the content service, for faults that are made in it, and the folder of its server. */
export function siteDatabase() {
  return { url: setting('DATABASE_OWNER_URL'), folder: setting('DATABASE_FOLDER') }
}

/** Where the mails are caught that the site under test sends. */
export function mailCatcherUrl(): string {
  return setting('MAIL_CATCHER_URL')
}

function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set: the browser tests are started by \`npm test\``)
  }
  return value
}
