import { data } from 'react-router'
import { expect, it } from 'vitest'
import { readPrefill } from './prefill.server.ts'
import { isEmptyShare } from './subscription-values.ts'

const events = new Map([['kelas-pemula', { slug: 'kelas-pemula', title: 'Kelas pemula' }]])

async function read(query: string) {
  const event = async (slug: string) => {
    // An event in the other language is a 404 with a link to it.
    if (slug.includes('\0')) throw new Error('looked up')
    if (slug === 'class-for-beginners') throw data({ otherLanguage: {} }, { status: 404 })
    return events.get(slug) ?? null
  }
  const site = { locale: 'id', content: { event }, orNull: <Value>(value: Promise<Value>) => value } as const
  const { firstList, values, ...prefill } = await readPrefill(site, new URLSearchParams(query))
  return {
    firstList,
    tickers: values.shares.filter((share) => !isEmptyShare(share)).map(({ ticker }) => ticker),
    events: prefill.events.map(({ slug }) => slug),
    newEvents: values.newEvents,
    checked: [...Object.values(values.consents).filter((text) => text !== ''), ...values.events],
  }
}

const nothing = { firstList: null, tickers: [], events: [], newEvents: true, checked: [] }

it.each([
  { query: 'list=pagi', expected: { firstList: 'pagi' } },
  { query: 'ticker=bqns', expected: { firstList: 'saham', tickers: ['BQNS'] } },
  {
    query: 'event=kelas-pemula',
    expected: { firstList: 'acara', events: ['kelas-pemula'], newEvents: false },
  },
  { query: 'list=riset&ticker=BQNS', expected: { firstList: 'riset', tickers: ['BQNS'] } },
  { query: '', expected: {} },
  { query: 'list=semua', expected: {} },
  { query: 'ticker=12', expected: {} },
  { query: 'event=acara-yang-tidak-ada', expected: {} },
  { query: 'event=class-for-beginners', expected: {} },
  { query: `event=${'a'.repeat(81)}`, expected: {} },
  { query: 'event=kelas-pemula%00', expected: {} },
])('a link with "$query" chooses its part of the form and checks no box', async ({ query, expected }) => {
  expect(await read(query)).toEqual({ ...nothing, ...expected })
})
