import type { Video } from '@site/contracts/content/education.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { VideoItem } from './video-item.tsx'

const file = { path: '/media/a.webm', name: 'a.webm', mimeType: 'video/webm', bytes: 1000 } as const
const video: Video = {
  id: 7,
  title: 'Apa itu lot?',
  summary: 'Satuan perdagangan.',
  transcript: '<p>Satu lot seratus saham.</p>',
  category: null,
  poster: { path: '/media/a.webp', alt: '', width: 1280, height: 720, placeholder: null },
  file,
  captions: { ...file, path: '/media/a.vtt' },
  durationSeconds: 30,
  publishedAt: '2026-11-18T02:00:00.000Z',
}
const renderHtml = (changed: Partial<Video>) =>
  renderToStaticMarkup(<VideoItem headingLevel={2} locale="id" video={{ ...video, ...changed }} />)

describe('a video', () => {
  it('loads nothing before playback', () => {
    expect(renderHtml({})).toContain('preload="none"')
  })

  it('keeps its space without a poster', () => {
    const html = renderHtml({ poster: null })
    expect(html).not.toContain('poster=')
    expect(html).toContain('width="1280"')
  })

  it('is replaced by a notice and the transcript without captions in this language', () => {
    const html = renderHtml({ captions: null, poster: null })
    expect(html).not.toContain('<video')
    expect(html).toContain('Video ini sedang tidak dapat diputar')
    expect(html).toContain('Satu lot seratus saham.')
  })
})
