import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { failureIn, succeeded } from './attempts.ts'
import { formPollution, pagePollution } from './inputs/parameter-pollution.ts'
import { inheritedNames, pollutedBodies, pollutedQueries } from './inputs/prototype-pollution.ts'
import { ask } from './raw-exchange.ts'
import { askSiteApi } from './services.ts'
import { Staff } from './staff.ts'
import { watchedNode } from './watched-node.ts'

const FORM = 'application/x-www-form-urlencoded'
const contact = pathTo('contactUs', 'id')

/** A form like one sent by a page of the web node. */
function form(origin: string, body: string, type = FORM) {
  const headers = [
    ['Origin', origin],
    ['Content-Type', type],
    ['X-Forwarded-For', `10.77.${Math.floor(Math.random() * 250)}.1`],
  ] as const
  return { target: contact, method: 'POST', headers, body }
}

test('a page with a parameter given twice, as a list or as an object responds below 500', async ({
  baseURL,
}) => {
  const attempt = async ({ target }: { target: string }) => failureIn(await ask(baseURL ?? '', { target }))
  expect(await succeeded(pagePollution, attempt)).toEqual([])
})

test('no address, form or JSON that names a prototype changes the objects of the web node', async () => {
  const node = await watchedNode()
  try {
    const queries = pollutedQueries.flatMap(({ name, query }) =>
      [
        pathTo('faq', 'id'),
        pathTo('searchResult', 'id'),
        pathTo('investmentCalculator', 'id'),
        `${contact}.data`,
      ].map((path) => ({ name: `${path} ${name}`, target: `${path}?${query}&q=saham` })),
    )
    const byAddress = async ({ target }: { target: string }) => failureIn(await ask(node.url, { target }))
    expect(await succeeded([...queries, ...inheritedNames], byAddress)).toEqual([])

    const bodies = [...pollutedQueries.map(({ name, query }) => ({ name, body: query })), ...formPollution]
    const byForm = async ({ body }: { body: string }) => {
      const answer = await ask(node.url, form(node.url, body))
      return [413, 422].includes(answer.status) ? failureIn(answer) : `answered ${answer.status}`
    }
    expect(await succeeded(bodies, byForm)).toEqual([])

    const byJson = async ({ body }: { body: string }) => {
      const asForm = await ask(node.url, form(node.url, body, 'application/json'))
      const report = await ask(node.url, {
        ...form(node.url, body, 'application/reports+json'),
        target: '/csp-reports',
      })
      return asForm.status === 400 && report.status === 400
        ? null
        : `answered ${asForm.status} ${report.status}`
    }
    expect(await succeeded(pollutedBodies, byJson)).toEqual([])
    // The node monitors Object.prototype and exits on a change.
    await node.waitForFeeds()
  } finally {
    await node.stop()
  }
})

test('no document, form or filter that names a prototype changes the objects of the CMS', async () => {
  const staff = await Staff.open()
  try {
    const editor = await staff.session('editor')
    const post = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const attempt = async ({ body }: { body: string }) => {
      const answers = await Promise.all([
        askSiteApi('contact-messages', post(body)),
        askSiteApi('registrations', post(body)),
        editor('pages?draft=false', post(body)),
      ])
      const statuses = answers.map(({ status }) => status)
      return statuses.every((status) => status === 400) ? null : `answered ${statuses.join(' ')}`
    }
    expect(await succeeded(pollutedBodies, attempt)).toEqual([])
    const filters = pollutedQueries.flatMap(({ name, query }) =>
      ['articles', 'users'].map((slug) => ({ name: `${slug} ${name}`, path: `${slug}?limit=1&${query}` })),
    )
    const byFilter = async ({ path }: { path: string }) => {
      const response = await editor(path)
      return failureIn({ status: response.status, body: await response.text() })
    }
    expect(await succeeded(filters, byFilter)).toEqual([])
    const me: { user: { role: string } } = await (await editor('users/me')).json()
    expect(me.user.role).toBe('editor')
    expect(await (await askSiteApi('articles?locale=id', {})).text()).not.toContain('polluted')
  } finally {
    await staff.close()
  }
})
