import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { facts, holding } from '../results/check-up.fixture.ts'
import { KeepPart } from './keep-part.tsx'
import { WordsContext } from './words.ts'
import { words } from './words-id.ts'
import { isFacts } from './workbench.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The page with something saved on the device; null: nothing. */
function render(saved: string | null, found: Parameters<typeof KeepPart>[0]['found'] = []): string {
  vi.stubGlobal('localStorage', { getItem: () => saved })
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <KeepPart facts={null} found={found} locale="id" />
    </WordsContext>,
  )
}

it.each(['', '{', '{"format":2,"holdings":[]}', '{"format":1,"made":"","holdings":[{"ticker":"bqns"}]}'])(
  'lets what is saved be deleted, also if it cannot be read: %j',
  (saved) => {
    const html = render(saved)
    expect(html).toContain('Yang tersimpan di perangkat ini tidak dapat dibaca. Anda dapat menghapusnya.')
    expect(html).toContain('Hapus dari perangkat ini')
    expect(html).not.toContain('disabled')
  },
)

it('has nothing to delete without a saved portfolio', () => {
  expect(render(null)).toBe('')
  expect(render(null, [{ holding, share: null }])).toContain('Tidak ada yang tersimpan di perangkat ini.')
})

const [share] = facts.shares
it.each([
  ['the facts', facts, true],
  ['facts without a trading day', { ...facts, asOf: null }, true],
  ['an error', { message: 'busy' }, false],
  ['nothing', null, false],
  ['facts without the day', { ...facts, today: undefined }, false],
  ['shares of another version', { ...facts, shares: [{ ...share, dividends: undefined }] }, false],
  ['shares that are none', { ...facts, shares: ['BQNS'] }, false],
])('takes %s as facts: %s', (_, value, isAccepted) => {
  expect(isFacts(value)).toBe(isAccepted)
})
