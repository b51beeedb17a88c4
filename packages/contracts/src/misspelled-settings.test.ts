import { expect, it } from 'vitest'
import { findMisspelledSettings } from './misspelled-settings.ts'

const settings = ['SITE_URL', 'DATABASE_URL', 'STOCK_API_KEY', 'S3_BUCKET', 'WEB_PORT', 'CMS_PORT', 'DATA']

it.each([
  { name: 'SITE_URI', meant: 'SITE_URL' },
  { name: 'SITE_ULR', meant: 'SITE_URL' },
  { name: 'SITE-URL', meant: 'SITE_URL' },
  { name: 'database_url', meant: 'DATABASE_URL' },
  { name: 'DATABSE_URL', meant: 'DATABASE_URL' },
  { name: 'STOCK_APIKEY', meant: 'STOCK_API_KEY' },
  { name: 'S3_BUCKETS', meant: 'S3_BUCKET' },
])('$name is a slip for $meant', ({ name, meant }) => {
  expect(findMisspelledSettings({ [name]: 'x' }, settings)).toEqual([{ name, meant }])
})

it.each([
  { case: 'other programs’ variables', names: ['WEB_ROOT', 'DATE', 'WEB_PORT_3000_TCP', 'CMS_SERVICE_HOST'] },
  { case: 'settings', names: settings },
  { case: 'variables of a shell', names: ['PATH', 'LC_ALL', 'SHLVL', 'SSH_TTY', 'XDG_DATA_DIRS', '_'] },
])('$case are none', ({ names }) => {
  expect(findMisspelledSettings(Object.fromEntries(names.map((name) => [name, 'x'])), settings)).toEqual([])
})

it('a name close to a setting that is set is another program’s', () => {
  expect(findMisspelledSettings({ SITE_URI: 'x', SITE_URL: 'http://localhost' }, settings)).toEqual([])
})
