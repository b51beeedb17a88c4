import type { MenuPlace } from '@site/contracts/content/shell.ts'
import { describe, expect, it } from 'vitest'
import { isClosedByMenu } from './closed-by-menu.ts'

const entry = (isOpen: boolean, page: MenuPlace['page'], slug: string | null = null): MenuPlace => ({
  page,
  slug,
  isOpen,
})
const off = (page: MenuPlace['page'], slug: string | null = null) => entry(false, page, slug)
const on = (page: MenuPlace['page'], slug: string | null = null) => entry(true, page, slug)

describe('the menu', () => {
  it.each([
    { name: 'its page', places: [off('promo')], path: '/id/promo' },
    { name: 'the details of a list', places: [off('promo')], path: '/en/promo/x' },
    {
      name: 'pages two below',
      places: [off('companyList')],
      path: '/en/research-and-news/company-information-list/bqns/latest-news',
    },
    { name: 'the form of an event', places: [off('eduvest')], path: '/id/edukasi/brids-eduvest/x/daftar' },
    { name: 'a page whose section is off', places: [off('education')], path: '/id/edukasi/video-edukasi' },
    { name: 'the feed of a list', places: [off('blog')], path: '/id/blog/feed.xml' },
    {
      name: 'a file of a page',
      places: [off('corporateAction')],
      path: '/id/riset-dan-berita/aksi-korporasi/aksi-korporasi.csv',
    },
    { name: 'a composed page', places: [off('staticPage', 'karier')], path: '/id/karier' },
  ])('closes $name', ({ places, path }) => {
    expect(isClosedByMenu(places, path)).toBe(true)
  })

  it.each([
    { name: 'pages that it does not name', places: [off('promo')], path: '/id/faq' },
    { name: 'the home page', places: [off('home')], path: '/id' },
    {
      name: 'a page that an entry is on for',
      places: [off('education'), on('educationalVideos')],
      path: '/id/edukasi/video-edukasi',
    },
    {
      name: 'pages below one that is on',
      places: [off('education'), on('eduvest')],
      path: '/id/edukasi/brids-eduvest/x',
    },
    { name: 'the page above', places: [off('eduvest')], path: '/id/edukasi' },
    { name: 'addresses outside the languages', places: [off('faq')], path: '/faq' },
    { name: 'the entrance', places: [off('home'), off('staticPage', '')], path: '/' },
  ])('leaves $name', ({ places, path }) => {
    expect(isClosedByMenu(places, path)).toBe(false)
  })
})
