import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Choice } from './choice.tsx'

describe('a choice', () => {
  it.each([
    { type: 'radio', errorId: undefined, expected: 'aria-invalid="false"' },
    { type: 'radio', errorId: 'e', expected: 'aria-invalid="false"' },
    { type: 'checkbox', errorId: undefined, expected: 'aria-invalid="false"' },
    { type: 'checkbox', errorId: 'e', expected: 'aria-invalid="true"' },
  ] as const)('of type $type with the error $errorId has $expected', ({ type, errorId, expected }) => {
    const choice = (
      <Choice required defaultChecked={false} errorId={errorId} name="a" type={type} value="b">
        text
      </Choice>
    )
    expect(renderToStaticMarkup(choice)).toContain(expected)
  })
})
