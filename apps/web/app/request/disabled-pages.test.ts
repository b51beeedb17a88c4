import type { MenuPlace } from '@site/contracts/content/site-chrome.ts'
import { describe, expect, it } from 'vitest'
import { isDisabledPage } from './disabled-pages.ts'

const entry = (isOpen: boolean, page: MenuPlace['page'], slug: string | null = null): MenuPlace => ({
  page,
  slug,
  isOpen,
})
const off = (page: MenuPlace['page'], slug: string | null = null) => entry(false, page, slug)
const on = (page: MenuPlace['page'], slug: string | null = null) => entry(true, page, slug)

describe('isDisabledPage', () => {
  it.each([
    { name: 'its page', places: [off('promo')], path: '/id/promo' },
    { name: 'the detail pages of a list', places: [off('promo')], path: '/en/promo/x' },
    {
      name: 'pages two levels below',
      places: [off('companyList')],
      path: '/en/research-and-news/company-information-list/bqns/latest-news',
    },
    { name: 'the form of an event', places: [off('events')], path: '/id/edukasi/brids-eduvest/x/daftar' },
    {
      name: 'a page whose section is disabled',
      places: [off('education')],
      path: '/id/edukasi/video-edukasi',
    },
    { name: 'the feed of a list', places: [off('blog')], path: '/id/blog/feed.xml' },
    {
      name: 'a file of a page',
      places: [off('corporateAction')],
      path: '/id/riset-dan-berita/aksi-korporasi/aksi-korporasi.csv',
    },
    { name: 'a composed page', places: [off('staticPage', 'karier')], path: '/id/karier' },
  ])('is true for $name', ({ places, path }) => {
    expect(isDisabledPage(places, path)).toBe(true)
  })

  it.each([
    { name: 'pages without a menu entry', places: [off('promo')], path: '/id/faq' },
    { name: 'the home page', places: [off('home')], path: '/id' },
    {
      name: 'a page with an enabled entry',
      places: [off('education'), on('educationalVideos')],
      path: '/id/edukasi/video-edukasi',
    },
    {
      name: 'pages below an enabled one',
      places: [off('education'), on('events')],
      path: '/id/edukasi/brids-eduvest/x',
    },
    { name: 'the parent page', places: [off('events')], path: '/id/edukasi' },
    { name: 'paths outside the languages', places: [off('faq')], path: '/faq' },
    { name: 'the root path', places: [off('home'), off('staticPage', '')], path: '/' },
  ])('is false for $name', ({ places, path }) => {
    expect(isDisabledPage(places, path)).toBe(false)
  })
})
