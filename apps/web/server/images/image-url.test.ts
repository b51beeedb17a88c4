import { describe, expect, it } from 'vitest'
import { parseRequestUrl } from '#server/base/request-url.ts'
import { ImageError } from './image-error.ts'
import { parseImageUrl } from './image-url.ts'

const hosts = new Set(['cdn.example.com', 'xn--bcher-kva.example'])

/** Parses a request target like the site: first its own check, then that of the image proxy. */
function read(target: string) {
  const parsed = parseRequestUrl(target, 'https://site.example')
  if (parsed.kind === 'rejected') {
    return parsed.status
  }
  try {
    return parseImageUrl(parsed.url, hosts)
  } catch (error) {
    return error instanceof ImageError ? error.status : error
  }
}

describe('parseImageUrl', () => {
  it.each([
    ['a CMS file', '/images/640/media/a-0011.webp', '/media/a-0011.webp'],
    ['an allowed host', '/images/640/https/cdn.example.com/a/b.jpg', 'https://cdn.example.com/a/b.jpg'],
    [
      'non-ASCII letters',
      '/images/320/https/cdn.example.com/%C3%A9.png',
      'https://cdn.example.com/%C3%A9.png',
    ],
    [
      'an allowed host in DNS form',
      '/images/320/https/xn--bcher-kva.example/a.png',
      'https://xn--bcher-kva.example/a.png',
    ],
    ['the widest width', '/images/3072/media/a.png', '/media/a.png'],
  ])('accepts %s', (_, target, key) => {
    expect(read(target)).toMatchObject({ source: { key } })
  })

  it.each([
    // widths
    '/images/0/media/a.webp',
    '/images/641/media/a.webp',
    '/images/-640/media/a.webp',
    '/images/640',
    '/images/',
    // queries multiply addresses
    '/images/640/media/a.webp?v=1',
    '/images/640/https/cdn.example.com/a.png?url=http://10.0.0.1/',
    // files outside the folder
    '/images/640/media/../a.webp',
    '/images/640/media/%2e%2e%2fa.webp',
    '/images/640/media/%252e%252e%252fa.webp',
    '/images/640/media/.hidden.webp',
    '/images/640/media//a.webp',
    '/images/640/media/a/b.webp',
    '/images/640/media/a.webp%00.png',
    '/images/640/media/．．/a.webp',
    '/images/640/MEDIA/a.webp',
    // hosts that are not allowed
    '/images/640/https/evil.example/a.png',
    '/images/640/https/cdn.example.com.evil.example/a.png',
    '/images/640/https/sub.cdn.example.com/a.png',
    '/images/640/https/cdn.example.com./a.png',
    '/images/640/https/cdn.example.com:443/a.png',
    '/images/640/https/cdn.example.com@evil.example/a.png',
    '/images/640/https/evil.example%23@cdn.example.com/a.png',
    '/images/640/https/cdn。example。com/a.png',
    '/images/640/https/bücher.example/a.png',
    '/images/640/https/cdn.example.com%00.evil.example/a.png',
    '/images/640/https/cdn.example.com\\evil.example/a.png',
    // IP addresses instead of names
    '/images/640/https/127.0.0.1/a.png',
    '/images/640/https/2130706433/a.png',
    '/images/640/https/169.254.169.254/latest/meta-data/',
    '/images/640/https/[::1]/a.png',
    // other schemes, nested addresses
    '/images/640/http/cdn.example.com/a.png',
    '/images/640/file/etc/passwd',
    '/images/640/https://cdn.example.com/a.png',
    '/images/640//evil.example/a.png',
    '/images/640/https%3A%2F%2Fcdn.example.com/a.png',
    // paths on an allowed host
    '/images/640/https/cdn.example.com',
    '/images/640/https/cdn.example.com/',
    '/images/640/https/cdn.example.com//a.png',
    '/images/640/https/cdn.example.com/a/%2e%2e%2fb.png',
    '/images/640/https/cdn.example.com/a%2fb.png',
    '/images/640/https/cdn.example.com/a%0d%0aHost:%20b/c.png',
    '/images/640/https/cdn.example.com/.git/a.png',
    '/images/640/https/cdn.example.com/a.png/',
    '/images/640/https/cdn.example.com/%ff.png',
    `/images/640/https/cdn.example.com/${'a'.repeat(1001)}`,
    'http://cdn.example.com/images/640/media/a.webp',
  ])('rejects %s', (target) => {
    expect([400, 404, 414]).toContain(read(target))
  })

  it('resolves dot segments within an allowed host', () => {
    expect(read('/images/640/https/cdn.example.com/a/%2e%2e/b.png')).toMatchObject({
      source: { key: 'https://cdn.example.com/b.png' },
    })
  })

  it('does not reach another host through dot segments', () => {
    // URL normalization leads to a harmless URL, not past the allowlist.
    expect(read('/images/640/https/cdn.example.com/../evil.example/a.png')).toBe(404)
    expect(read('/images/640/https/evil.example/../cdn.example.com/a.png')).toMatchObject({
      source: { host: 'cdn.example.com', path: '/a.png' },
    })
  })
})
