import { isVisible } from '@site/contracts/typed-text.ts'
import { checkChannels, type Own } from './check-channels.server.ts'
import { type CheckedText, MAX_CHARACTERS } from './checked-text.ts'

export function checkText(text: string, own: Own): CheckedText {
  const rejected = (error: CheckedText['error']): CheckedText => ({ text, findings: [], error })
  if (!isVisible(text)) return rejected('required')
  if (text.length > MAX_CHARACTERS) return rejected('tooLong')
  const findings = checkChannels(text, own)
  return findings.length === 0 ? rejected('nothing') : { text, findings, error: null }
}
