import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { failureIn, gotIn } from './attempts.ts'
import { formPollution, marketPollution, pagePollution } from './inputs/parameter-pollution.ts'
import { inheritedNames, pollutedBodies, pollutedQueries } from './inputs/prototype-pollution.ts'
import { ask } from './raw-exchange.ts'
import { askMarket, askSiteApi } from './services.ts'
import { Staff } from './staff.ts'
import { watchedNode } from './watched-node.ts'

const FORM = 'application/x-www-form-urlencoded'
const contact = pathTo('contactUs', 'id')

/** A form as a page of the node sends it. */
function form(origin: string, body: string, type = FORM) {
  const headers = [
    ['Origin', origin],
    ['Content-Type', type],
    ['X-Forwarded-For', `10.77.${Math.floor(Math.random() * 250)}.1`],
  ] as const
  return { target: contact, method: 'POST', headers, body }
}

test('parameters that are there twice, as lists or as objects, are no fault of a page', async ({
  baseURL,
}) => {
  const attempt = async ({ target }: { target: string }) => failureIn(await ask(baseURL ?? '', { target }))
  expect(await gotIn(pagePollution, attempt)).toEqual([])
})

test('the stock API refuses them by name', async () => {
  const attempt = async ({ path }: { path: string }) => {
    const response = await askMarket(path)
    const body = await response.text()
    // A comma or a semicolon in a value is a part of it; what is left is refused.
    return response.status === 400 ? failureIn({ status: 400, body }) : `answered ${response.status}`
  }
  expect(await gotIn(marketPollution, attempt)).toEqual([])
})

test('no request puts anything into the prototype of the server’s objects', async () => {
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
    expect(await gotIn([...queries, ...inheritedNames], byAddress)).toEqual([])

    const bodies = [...pollutedQueries.map(({ name, query }) => ({ name, body: query })), ...formPollution]
    const byForm = async ({ body }: { body: string }) => {
      const answer = await ask(node.url, form(node.url, body))
      return [413, 422].includes(answer.status) ? failureIn(answer) : `answered ${answer.status}`
    }
    expect(await gotIn(bodies, byForm)).toEqual([])

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
    expect(await gotIn(pollutedBodies, byJson)).toEqual([])
    // It lives, so nothing was found in it.
    await node.untilFollowing()
  } finally {
    await node.stop()
  }
})

test('nor do they get into the content service, by its own interfaces or the editors’', async () => {
  const staff = await Staff.open()
  try {
    const editor = await staff.session('editor')
    const { id } = await staff.account('editor')
    const post = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const attempt = async ({ body }: { body: string }) => {
      const answers = await Promise.all([
        askSiteApi('contact-messages', post(body)),
        askSiteApi('registrations', post(body)),
        editor('pages?draft=false', post(body)),
        editor(`users/${id}`, { ...post(body), method: 'PATCH' }),
      ])
      const [message, registration, page, me] = answers.map(({ status }) => status)
      const isHeldOff = message === 400 && registration === 400 && page === 400
      return isHeldOff && (me ?? 500) < 500
        ? null
        : `answered ${answers.map(({ status }) => status).join(' ')}`
    }
    expect(await gotIn(pollutedBodies, attempt)).toEqual([])
    const questions = pollutedQueries.flatMap(({ name, query }) =>
      ['articles', 'users', 'pages'].map((slug) => ({
        name: `${slug} ${name}`,
        path: `${slug}?limit=1&${query}`,
      })),
    )
    const asked = async ({ path }: { path: string }) => {
      const response = await editor(path)
      return failureIn({ status: response.status, body: await response.text() })
    }
    expect(await gotIn(questions, asked)).toEqual([])
    const me: { user: { role: string } } = await (await editor('users/me')).json()
    expect(me.user.role).toBe('editor')
    const strange = await askSiteApi('articles?locale=id', {})
    expect(await strange.text()).not.toContain('polluted')
  } finally {
    await staff.close()
  }
})
