import { lazy, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { renderDocument, renderWhenReady } from './render-document.server.ts'

const toDocument = (content: React.ReactNode) => (
  <html lang="id">
    <body>{content}</body>
  </html>
)
const createLazy = () => lazy(async () => ({ default: () => <p>Rp500 juta</p> }))
function Broken(): React.ReactNode {
  throw new Error('no data')
}

describe('renderDocument', () => {
  const Bare = createLazy()
  const Bounded = createLazy()
  it.each([
    { name: 'text', content: ['Rp', 500, ' & "lebih"'] },
    { name: 'a boundary', content: <Suspense>Rp500 juta</Suspense> },
    { name: 'a lazy component', content: <Bare /> },
    {
      name: 'a lazy component in a boundary',
      content: (
        <Suspense fallback="Memuat">
          <Bounded />
        </Suspense>
      ),
    },
  ])('renders a document with $name as a stream does, also the second time', async ({ content }) => {
    const first = await renderDocument(toDocument(content))
    expect(first).toMatch(/^<!DOCTYPE html><html lang="id">.*Rp.*<\/html>$/)
    expect(first).not.toContain('Memuat')
    expect(await renderWhenReady(toDocument(content))).toBe(first)
    expect(await renderDocument(toDocument(content))).toBe(first)
  })

  it.each([
    { name: 'in the document', content: <Broken /> },
    {
      name: 'in a boundary',
      content: (
        <Suspense>
          <Broken />
        </Suspense>
      ),
    },
  ])('rejects with the error of a component $name', async ({ content }) => {
    await expect(renderDocument(toDocument(content))).rejects.toThrow('no data')
  })
})
