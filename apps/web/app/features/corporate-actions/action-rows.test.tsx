import { expect, it } from 'vitest'
import { buyback, rights } from '#app/market/holder-actions/sample-holder-actions.fixture.ts'
import { dividend, noActions } from '#app/market/sample-actions.fixture.ts'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { localizeActionList } from './action-list.server.ts'
import { ActionRows } from './action-rows.tsx'

const page = { page: 1, pageSize: 20, pageCount: 1, total: 1, nextCursor: null, counts: noActions }

function renderRow(action: typeof rights | typeof buyback | typeof dividend): string {
  const list = { ...page, items: [action], today: '2026-12-01' }
  const { sections } = localizeActionList('id', list, {
    clock: '09:00',
    calendar: null,
    cutoffs: [],
    namesKinds: false,
  })
  return renderAt('/id', <ActionRows items={sections[0]?.items ?? []} locale="id" titleId="title" />)
}

it.each([
  {
    action: rights,
    texts: [
      'Yang perlu Anda lakukan',
      'Sampai 8 Desember: tebus',
      'glosarium?q=HMETD',
      'exercisePrice=3.500',
    ],
  },
  { action: buyback, texts: ['Anda tidak perlu melakukan apa pun.', 'glosarium?q=pembelian'] },
])('a row of the kind $action.kind has a box, and links to what explains it', ({ action, texts }) => {
  const html = renderRow(action)
  expect(texts.filter((text) => !html.includes(text))).toEqual([])
})

it('a row of a dividend has no box', () => {
  expect(renderRow(dividend)).not.toContain('Yang perlu Anda lakukan')
})
