/** Where the site under test runs and who may edit it; `npm test` says so, `npm start` prints the same. */
export function testSite() {
  return {
    siteUrl: setting('SITE_URL'),
    cmsUrl: setting('CMS_URL'),
    marketUrl: setting('MARKET_URL'),
    editor: { email: setting('DEMO_EMAIL'), password: setting('DEMO_PASSWORD') },
  }
}

function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set: the browser tests are started by \`npm test\``)
  }
  return value
}
