import { describe, expect, it } from 'vitest'
import { GlossaryPage } from '#app/features/glossary/glossary-page.tsx'
import { Steps } from '#app/features/offers/steps.tsx'
import { TrustSection } from '#app/features/trust/trust-section.tsx'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { FoldedPart } from './folded-part.tsx'
import { FoldedSection } from './folded-section.tsx'

const term = { slug: 'alfa', term: 'Alfa', abbreviation: null, definition: 'Arti.' }
const glossary = <GlossaryPage glossary={{ terms: [term], total: 1, spelling: null }} locale="id" phrase="" />

// Screen readers treat a summary as a button, whose content has no headings.
describe('a title that opens its section', () => {
  it.each([
    {
      name: 'reference data',
      title: 'Manajemen',
      element: <FoldedSection title="Manajemen">a</FoldedSection>,
    },
    {
      name: 'a part of a text',
      title: 'Lot',
      look: 'text-xl',
      element: (
        <FoldedPart id="lot" title="Lot">
          a
        </FoldedPart>
      ),
    },
    {
      name: 'a section on trust',
      title: 'Izin',
      element: (
        <TrustSection isFolded title="Izin">
          a
        </TrustSection>
      ),
    },
    { name: 'a letter of the glossary', title: 'A', element: glossary },
    {
      name: 'steps',
      title: 'Langkah',
      element: <Steps locale="id" steps={[{ title: 'Satu', text: 'a' }]} />,
    },
    // The class tells it from a second heading, which narrow screens do not render.
  ])('is a heading outside the summary: $name', ({ title, element, look = 'sr-only' }) => {
    const html = renderAt('/', element)
    const [summary = ''] = /<summary.*?<\/summary>/.exec(html) ?? []
    expect(summary).toContain(title)
    expect(summary).not.toMatch(/<h[1-6]/)
    expect(html).toMatch(new RegExp(`<h2 class="[^"]*${look}[^"]*"[^>]*>${title}</h2>`))
  })
})
