import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatSources, Picture } from './picture.tsx'

const picture = {
  path: '/media/kawung-0011223344556677.webp',
  alt: 'Kawung',
  width: 1200,
  height: 675,
  placeholder: 'data:image/webp;base64,UklGRg==',
}

describe('formatSources', () => {
  it("offers the widths below the picture's width and that width", () => {
    expect(formatSources('/media/a.webp', 1200)).toBe(
      '/images/320/media/a.webp 320w, /images/640/media/a.webp 640w, /images/768/media/a.webp 768w, ' +
        '/images/1024/media/a.webp 1024w, /images/1280/media/a.webp 1200w',
    )
  })

  it.each([
    { name: 'equal to a step', width: 640, expected: ['320w', '640w'] },
    { name: 'narrower than every step', width: 96, expected: ['96w'] },
    {
      name: 'wider than every step',
      width: 9000,
      expected: [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072].map((step) => `${step}w`),
    },
  ])('of a picture $name', ({ width, expected }) => {
    const offered = formatSources('/media/a.webp', width).split(', ')
    expect(offered.map((source) => source.split(' ')[1])).toEqual(expected)
  })
})

describe('Picture', () => {
  it('is lazy and uses its frame for auto sizes, unless it has priority', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />)
    expect(html).toContain('loading="lazy"')
    expect(html).toContain('sizes="auto, 50vw"')
    expect(html).not.toContain('rel="preload"')
  })

  it('is preloaded if it has priority', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} priority sizes="50vw" />)
    const preload = /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0]
    expect(preload).toContain('imageSrcSet="/images/320/media/kawung-0011223344556677.webp 320w')
    expect(preload).toContain('imageSizes="50vw"')
    expect(preload).toContain('fetchPriority="high"')
    expect(html).not.toContain('loading="lazy"')
  })

  it('covers its placeholder, which is hidden from screen readers', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} />)
    expect(html.indexOf('<img alt="" class="picture-soft"')).toBeLessThan(html.indexOf('alt="Kawung"'))
  })

  it('has no placeholder if it is transparent', () => {
    const html = renderToStaticMarkup(<Picture picture={{ ...picture, placeholder: null }} />)
    expect(html.match(/<img/g)).toHaveLength(1)
  })
})
