/** Where the site under test runs and who may edit it; `npm test` says so, `npm start` prints the same. */
export function testSite() {
  return {
    cmsUrl: setting('CMS_URL'),
    marketUrl: new URL(setting('STOCK_API_URL')).origin,
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
