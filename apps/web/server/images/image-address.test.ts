import { describe, expect, it } from 'vitest'
import { requestAddress } from '../request-address.ts'
import { imageAddress } from './image-address.ts'
import { ImageFault } from './image-fault.ts'

const hosts = new Set(['cdn.example.com', 'xn--bcher-kva.example'])

/** As a request's target goes through the site: its own check first, then the image proxy's. */
function read(target: string) {
  const address = requestAddress(target, 'https://site.example')
  if (address.kind === 'refused') {
    return address.status
  }
  try {
    return imageAddress(address.url, hosts)
  } catch (error) {
    return error instanceof ImageFault ? error.status : error
  }
}

describe('imageAddress', () => {
  it.each([
    ['a file of the content service', '/images/640/media/a-0011.webp', '/media/a-0011.webp'],
    ['an allowed host', '/images/640/https/cdn.example.com/a/b.jpg', 'https://cdn.example.com/a/b.jpg'],
    [
      'letters beyond ASCII',
      '/images/320/https/cdn.example.com/%C3%A9.png',
      'https://cdn.example.com/%C3%A9.png',
    ],
    [
      'an allowed name in DNS form',
      '/images/320/https/xn--bcher-kva.example/a.png',
      'https://xn--bcher-kva.example/a.png',
    ],
    ['the widest width', '/images/3072/media/a.png', '/media/a.png'],
  ])('reads %s', (_, target, key) => {
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
    // hosts that are not the allowed ones
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
    // numbers instead of names
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
  ])('refuses %s', (target) => {
    expect([400, 404, 414]).toContain(read(target))
  })

  it('resolves dots on an allowed host within that host', () => {
    expect(read('/images/640/https/cdn.example.com/a/%2e%2e/b.png')).toMatchObject({
      source: { key: 'https://cdn.example.com/b.png' },
    })
  })

  it('cannot be led to another host by dots that climb', () => {
    // The site's own reading of the path leaves a harmless address, not a way around the list.
    expect(read('/images/640/https/cdn.example.com/../evil.example/a.png')).toBe(404)
    expect(read('/images/640/https/evil.example/../cdn.example.com/a.png')).toMatchObject({
      source: { host: 'cdn.example.com', path: '/a.png' },
    })
  })
})
