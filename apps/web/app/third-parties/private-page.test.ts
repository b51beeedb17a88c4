import { expect, it } from 'vitest'
import { isPrivatePage } from './private-page.ts'

it.each([
  ['/id/riset-dan-berita/alat-analisis/cek-portofolio', true],
  ['/en/research-and-news/analysis-tools/portfolio-check', true],
  ['/en/research-and-news/analysis-tools/portfolio-check/', true],
  ['/en/research-and-news/analysis-tools', false],
  ['/id/cek-portofolio', false],
])('%s is private: %s', (path, isPrivate) => {
  expect(isPrivatePage(path)).toBe(isPrivate)
})
