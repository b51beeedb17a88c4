import { describe, expect, it } from 'vitest'
import { pageKey } from './page-key.ts'

function toPageKey(address: string) {
  const url = new URL(address, 'http://site.example')
  return pageKey(url.pathname, url.searchParams)
}

describe('pageKey', () => {
  it.each([
    {
      name: 'keeps the parameters that the page reads',
      address: '/id/blog?page=2&category=x',
      key: '/id/blog?page=2&category=x',
    },
    {
      name: 'orders parameters as in the page table',
      address: '/id/blog?category=x&page=2',
      key: '/id/blog?page=2&category=x',
    },
    {
      name: 'keeps the filter of an action table, but not its page number',
      address: '/id/riset-dan-berita/aksi-korporasi/aksi-korporasi.csv?page=2&to=2026-12&tab=bonus',
      key: '/id/riset-dan-berita/aksi-korporasi/aksi-korporasi.csv?tab=bonus&to=2026-12',
    },
    {
      name: 'drops all parameters of a calendar',
      address: '/en/research-and-news/corporate-action/calendar/bonus.ics?x=1',
      key: '/en/research-and-news/corporate-action/calendar/bonus.ics',
    },
    { name: 'drops tracking parameters', address: '/id/blog?utm_source=mail&page=2', key: '/id/blog?page=2' },
    {
      name: 'takes the first value of a repeated parameter',
      address: '/id/blog?page=2&page=3',
      key: '/id/blog?page=2',
    },
    {
      name: 'recognizes the data request of a page',
      address: '/id/blog.data?page=2&x=1',
      key: '/id/blog.data?page=2',
    },
    {
      name: 'keeps the routes of a data request',
      address: '/id/blog.data?_routes=id%2Fblog&page=2',
      key: '/id/blog.data?page=2&_routes=id%2Fblog',
    },
    {
      name: 'keeps the route of a page with one route per parameter value',
      address: '/en/mutual-fund.data?_routes=en%2FproductListing%2FmutualFund',
      key: '/en/mutual-fund.data?_routes=en%2FproductListing%2FmutualFund',
    },
    {
      name: 'responds with all routes to any other list of them',
      address: '/id/blog.data?_routes=id/blog,root,id',
      key: '/id/blog.data',
    },
    {
      name: 'has one form for a value in any encoding',
      address: '/id/blog?page=%32',
      key: '/id/blog?page=2',
    },
    {
      name: 'treats manifest paths as a set and keeps only them and the build',
      address: '/__manifest?version=1a&x=1&paths=%2Fid%2Fblog%2C%2Fid%2C%2Fid%2Fblog',
      key: '/__manifest?paths=%2Fid%2C%2Fid%2Fblog&version=1a',
    },
    {
      name: 'drops manifest paths when there are too many',
      address: `/__manifest?version=1a&paths=${Array.from({ length: 33 }, (_, at) => `/id/${at}`).join(',')}`,
      key: '/__manifest?version=1a',
    },
    {
      name: 'drops manifest paths when one is too deep',
      address: `/__manifest?version=1a&paths=/id${'/a'.repeat(40)}`,
      key: '/__manifest?version=1a',
    },
    {
      name: 'keeps the parameters of suggestions, in one order',
      address: '/search-suggestions?q=sah&x=1&locale=id',
      key: '/search-suggestions?locale=id&q=sah',
    },
    { name: 'drops parameters without a name', address: '/id/blog?=1&&page=2', key: '/id/blog?page=2' },
    { name: 'drops parameters in brackets', address: '/id/blog?page[]=2&page[a]=3', key: '/id/blog' },
    { name: 'drops parameters in another case', address: '/id/blog?PAGE=2', key: '/id/blog' },
    {
      name: 'drops a parameter named __proto__',
      address: '/id/blog?__proto__=1&page=2',
      key: '/id/blog?page=2',
    },
    { name: 'drops parameters after a semicolon', address: '/id/blog?utm_source=a;page=3', key: '/id/blog' },
    {
      name: 'escapes a separator in a value',
      address: '/id/blog?category=a%26page%3D2',
      key: '/id/blog?category=a%26page%3D2',
    },
    { name: 'has one form for spaces', address: '/id/blog?category=a%20b', key: '/id/blog?category=a+b' },
    {
      name: 'replaces bytes that are not UTF-8',
      address: '/id/blog?category=%ff',
      key: '/id/blog?category=%EF%BF%BD',
    },
    {
      name: 'has one form for 200 repetitions',
      address: `/id/blog?${'page=2&'.repeat(200)}`,
      key: '/id/blog?page=2',
    },
    {
      name: 'drops 500 unknown parameters',
      address: `/id/blog?${'a=&'.repeat(500)}page=2`,
      key: '/id/blog?page=2',
    },
    { name: 'drops all parameters of a missing page', address: '/nowhere?a=1', key: '/nowhere' },
  ])('$name', ({ address, key }) => {
    expect(toPageKey(address).key).toBe(key)
  })

  it('passes every parameter to a tool, which is never cached', () => {
    const address = '/id/riset-dan-berita/alat-analisis/kalkulator-investasi?duration=10'
    expect(toPageKey(address)).toEqual({ key: address, policy: 'tool' })
  })

  it.each([
    ['/id/hubungi-kami', 'form'],
    ['/id/edukasi/brids-eduvest/a/daftar', 'form'],
    ['/id/edukasi/brids-eduvest/a/daftar?ticket=1.x', 'visitor'],
    ['/id/edukasi/brids-eduvest/a/daftar.data?kind=client&ticket=1.x', 'visitor'],
    ['/en/education/brids-eduvest/a/register-success', 'visitor'],
    ['/en/education/brids-eduvest/a/register-failed?reason=closed', 'visitor'],
    ['/', 'visitor'],
  ])('%s has the policy %s', (address, policy) => {
    expect(toPageKey(address)).toEqual({ key: address, policy })
  })

  it.each([
    '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns/unduh/balance-sheet-annual.csv',
    '/en/research-and-news/company-information-list/bqns/download/profit-loss-quarterly.csv',
    '/id/riset-dan-berita/aksi-korporasi/aksi-korporasi.csv',
  ])('caches the file %s as long as market data', (address) => {
    expect(toPageKey(`${address}?x=1`)).toEqual({ key: address, policy: 'market' })
  })
})
