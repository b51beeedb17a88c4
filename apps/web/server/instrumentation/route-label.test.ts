import { describe, expect, it } from 'vitest'
import { pathTo } from '#app/i18n/path-to.ts'
import { readPath, routeLabel } from './route-label.ts'

describe('routeLabel', () => {
  it.each([
    { path: pathTo('blogDetail', 'id', { slug: 'a' }), label: 'blogDetail' },
    { path: `${pathTo('blog', 'id')}.data`, label: 'blog' },
    { path: '/', label: 'entrance' },
    { path: '/assets/root-DgADvQWZ.css', label: 'asset' },
    { path: '/images/640/media/a.webp', label: 'image' },
    { path: '/preview/eyJhIjoxfQ.c2VjcmV0', label: 'preview' },
    { path: '/readyz', label: 'health' },
    { path: '/wp-login.php', label: 'other' },
    { path: `/id${'/a'.repeat(8_000)}`, label: 'other' },
    { path: '/id/whatever/anybody/writes', label: 'staticPage' },
  ])('labels $path as $label', ({ path, label }) => {
    expect(routeLabel(path)).toBe(label)
  })

  it('ignores query and fragment', () => {
    expect(readPath('/id?q=%3Cscript%3E')).toBe('/id')
    expect(readPath('/id#part')).toBe('/id')
    expect(readPath('')).toBe('')
  })
})
