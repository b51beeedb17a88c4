import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { acceptsPost } from './form-routes.ts'

const route = (id: string, parentId: string | undefined, path: string, action?: () => null) => ({
  id,
  ...(parentId === undefined ? {} : { parentId }),
  path,
  module: { default: () => null, ...(action ? { action } : {}) },
})
const routes: ServerBuild['routes'] = Object.fromEntries(
  [
    route('root', undefined, ''),
    route('id', 'root', 'id'),
    route('home', 'id', ''),
    route('contact', 'id', 'hubungi-kami', () => null),
    route('event', 'id', 'acara/:slug'),
    route('register', 'id', 'acara/:slug/daftar', () => null),
    route('rest', 'id', '*'),
  ].map((one) => [one.id, one]),
)
const acceptsForm = acceptsPost(routes)

describe('URLs that accept POST', () => {
  it.each([
    '/id/hubungi-kami',
    '/id/hubungi-kami.data',
    '/id/hubungi-kami/',
    '/id/hubungi-kami/_.data',
    '/ID/Hubungi-Kami',
    '/id/acara/pasar-modal/daftar',
    '/id/acara/p%C3%A1sar/daftar.data',
  ])('include routes with an action, as document and data requests: %s', (pathname) => {
    expect(acceptsForm(pathname)).toBe(true)
  })

  it.each([
    '/',
    '/id',
    '/id.data',
    '/_root.data',
    '/id/acara/pasar-modal',
    '/id/acara/a/b/daftar',
    '/id/hubungi-kami/x',
    '/id/hubungi-kami.css',
    '/hubungi-kami',
    '/healthz',
    '/media/a.png',
  ])('exclude other routes: %s', (pathname) => {
    expect(acceptsForm(pathname)).toBe(false)
  })
})
