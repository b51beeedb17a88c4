import { channelKey, parsePastedUrl } from '@site/contracts/content/channels.ts'
import { plainCharacters } from '@site/contracts/typed-text.ts'
import { checkEmail, checkLink } from './check-link.server.ts'
import { checkNumber, checkNumberInText, isListedNumber, removeUses } from './check-number.server.ts'
import { accountName, checkResemblance } from './check-resemblance.server.ts'
import { EMAIL, findChannels, HANDLE, readAccount } from './find-channels.server.ts'
import type { Check, Finding, Own, Several } from './finding.ts'

/** The only link, number, address or account name in a text, checked against our list. */
export function checkChannel(text: string, own: Own): Finding | Several | 'nothing' {
  const plain = text
    .split(/[\r\n,;]+/)
    .map(plainCharacters)
    .join('\n')
    .trim()
  const account = readAccount(plain)
  if (account) return { typed: plain, hasOtherWords: false, ...checkName(account.name, account.hosts, own) }
  const { words, numbers, rest } = findChannels(plain, (number) => isListedNumber(number, own))
  if (words.length + numbers.length > 1) return { several: [...words, ...numbers] }
  const [word] = words
  if (word !== undefined) return { typed: word, hasOtherWords: hasWords(rest), ...checkWord(word, own) }
  const [number] = numbers
  if (number === undefined) return 'nothing'
  const check = checkNumberInText(number, plain, own)
  // The words around an account of ours are checked.
  const isAccount = check.verdict === 'ours' && check.channel?.kind === 'account'
  return { typed: number, hasOtherWords: !isAccount && hasWords(removeUses(rest)), ...check }
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function checkWord(word: string, own: Own): Check {
  const phone = /^(?:tel|sms|whatsapp):(?:\/\/send\/?\?phone=)?(.+)$/i.exec(word)?.[1]
  if (phone !== undefined) {
    return checkNumber(phone, [/^whatsapp/i.test(word) ? 'whatsapp' : 'phone'], own)
  }
  if (EMAIL.test(word)) return checkEmail(word, own)
  if (HANDLE.test(word)) return checkName(word.slice(1), [], own)
  const url = parsePastedUrl(word)
  return url ? checkLink(word, url, own) : checkResemblance(word, own)
}

/** A name is ours only on the network it is listed for. */
function checkName(typed: string, hosts: readonly string[], own: Own): Check {
  const name = typed.toLowerCase()
  const accounts = own.channels
    .filter((channel) => accountName(channel) === name)
    .map((channel) => ({ channel, host: channelKey('social', channel.value)?.split('/')[0] ?? '' }))
  const there = accounts.find(({ host }) => hosts.includes(host))
  if (there) return { verdict: 'ours', channel: there.channel }
  return accounts[0]
    ? { verdict: 'partial', channel: accounts[0].channel, networks: accounts.map(({ host }) => host) }
    : checkResemblance(typed, own)
}
