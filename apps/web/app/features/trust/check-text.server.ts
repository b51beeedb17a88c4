import { isVisible } from '@site/contracts/typed-text.ts'
import { checkChannel } from './check-channel.server.ts'
import { type CheckedText, MAX_CHARACTERS } from './checked-text.ts'
import type { Own } from './finding.ts'

export function checkText(text: string, own: Own): CheckedText {
  const reject = (error: CheckedText['error']): CheckedText => ({ text, finding: null, error })
  if (!isVisible(text)) return reject('required')
  if (text.length > MAX_CHARACTERS) return reject('tooLong')
  const finding = checkChannel(text, own)
  return finding === 'nothing' || 'several' in finding ? reject(finding) : { text, finding, error: null }
}
