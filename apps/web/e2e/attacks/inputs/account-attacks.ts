import { demoDomain } from '@site/brand/names.ts'
import { json } from '../staff.ts'

const password = 'Evil-password-1'
const reset = (token: unknown) => ['users/reset-password', json('POST', { token, password })] as const
const logIn = (email: unknown, word: unknown) =>
  ['users/login', json('POST', { email, password: word })] as const
const injection = "' or 1=1 --"

const requests: readonly (readonly [path: string, init: RequestInit])[] = [
  ['users/first-register', json('POST', { email: 'a@evil.example', password })],
  ['users', json('POST', { email: 'a@evil.example', password, role: 'admin' })],
  ['users/unlock', json('POST', { email: `admin@${demoDomain}` })],
  reset('x'),
  reset(null),
  reset({ exists: false }),
  ['users/refresh-token', { method: 'POST' }],
  ['users/logout', { method: 'POST' }],
  logIn({ like: '%' }, { exists: true }),
  logIn([`admin@${demoDomain}`], ['x']),
  logIn('a@evil.example', undefined),
  logIn(injection, injection),
  ['users/forgot-password', json('POST', { email: { like: '%' } })],
  ['users/forgot-password', json('POST', { email: ['a@evil.example', 'b@evil.example'] })],
  ['payload-preferences/nav', {}],
  ['payload-preferences/nav', json('POST', { value: {} })],
  ['payload-jobs/run', {}],
  ['payload-jobs', json('POST', { taskSlug: 'schedulePublish' })],
  ['payload-jobs/handle-schedules', {}],
  ['registrations/export?format=csv', {}],
  ['contact-messages/export?format=xlsx', {}],
  ['graphql', json('POST', { query: '{__schema{types{name}}}' })],
  ['graphql?query=%7B__typename%7D', {}],
  ['graphql-playground', {}],
  ['reorder', json('POST', { collectionSlug: 'articles', docsToMove: [1], target: {} })],
  ['forms', json('POST', {})],
  ['form-submissions', json('POST', { form: 1, submissionData: [] })],
  ['imports', json('POST', {})],
  ['articles', { method: 'POST', headers: { 'x-http-method-override': 'GET' }, body: 'limit=1' }],
  ['articles', { method: 'POST', headers: { 'x-payload-http-method-override': 'GET' }, body: 'limit=1' }],
  ['site/articles?locale=id', {}],
  ['site/changes', {}],
  ['articles/1/duplicate', { method: 'POST' }],
  ['articles/versions/1', { method: 'POST' }],
  ['globals/risk-profile/versions/1', { method: 'POST' }],
  ['copy-data-from-locale', json('POST', {})],
]

/** Unauthenticated requests to the paths of accounts, jobs, exports and plugins. */
export const strangersRequests = requests.map(([path, init]) => ({
  name: `${path} ${JSON.stringify(init)}`,
  path,
  init,
}))

/** Queries that could reveal a hidden field bit by bit. */
export const hiddenFieldQuestions = [
  'users?where[hash][exists]=true',
  'users?where[hash][like]=a',
  'users?where[salt][like]=a',
  'users?where[resetPasswordToken][exists]=true',
  'users?where[sessions.id][exists]=true',
  'users?where[loginAttempts][greater_than]=-1',
  'users?where[or][0][hash][like]=a',
  'users?where[and][0][or][0][salt][like]=a',
  'users?sort=hash',
  'users?sort=-resetPasswordToken',
  'users?select[hash]=true&select[salt]=true&select[sessions]=true',
  'users?populate[users][hash]=true',
  'users?joins[users][where][hash][like]=a',
  'users?showHiddenFields=true',
  'users?overrideAccess=true&limit=100',
  'users?depth=99',
  'users?limit=0&pagination=false',
  'users?where[role][equals]=admin',
  'users?where[email][like]=admin',
  'users?trash=true',
  'payload-preferences?where[user.value.hash][like]=a',
  'payload-preferences?where[user.value][exists]=true&limit=100',
  'payload-locked-documents?where[user.value.hash][like]=a',
  'articles?where[_status][equals]=draft',
  'articles?where[author.name][like]=a&depth=9',
  'articles?draft=true&limit=100',
] as const
