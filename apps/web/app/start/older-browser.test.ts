import { describe, expect, it } from 'vitest'
import { olderBrowserNotice } from './older-browser.server.ts'
import { supportedBrowsers } from './supported-browsers.ts'

const script = olderBrowserNotice('id', supportedBrowsers())

/** Whether a browser with this user agent gets the notice. */
function showsNotice(userAgent: string): boolean {
  let showsPrompt = false
  const win = {
    sessionStorage: {},
    addEventListener: () => {
      showsPrompt = true
    },
  }
  new Function('window', 'document', 'navigator', script)(win, {}, { userAgent })
  return showsPrompt
}

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const appleWebKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

const old = {
  'Internet Explorer 11': 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Chrome 110, Windows': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/110.0.0.0 Safari/537.36`,
  'Samsung Internet 21': `Mozilla/5.0 (Linux; Android 12; SAMSUNG SM-A536E) ${webKit} SamsungBrowser/21.0 Chrome/110.0.5481.154 Mobile Safari/537.36`,
  'Firefox 127': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Safari 16.3, Mac': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${appleWebKit} Version/16.3 Safari/605.1.15`,
  'Safari, iOS 15.8': `Mozilla/5.0 (iPhone; CPU iPhone OS 15_8_2 like Mac OS X) ${appleWebKit} Version/15.6.6 Mobile/15E148 Safari/604.1`,
  'Chrome on iOS 16.3': `Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) ${appleWebKit} CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1`,
}

const notTold = {
  'Chrome 111': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/111.0.0.0 Safari/537.36`,
  'Opera Mobile': `Mozilla/5.0 (Linux; Android 13; SM-A137F) ${webKit} Chrome/126.0.6478.122 Mobile Safari/537.36 OPR/83.2.4388.80445`,
  'Firefox 128': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'Safari 16.4, Mac': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${appleWebKit} Version/16.4 Safari/605.1.15`,
  'Safari, iOS 16.4': `Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) ${appleWebKit} Version/16.4 Mobile/15E148 Safari/604.1`,
  'Chrome, iPad as a Mac': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${appleWebKit} CriOS/120 Version/17.2 Safari/605.1.15`,
  'WhatsApp, iOS 17': `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${appleWebKit} Mobile/15E148 WhatsApp/24.11`,
  'Opera Mini, which draws pages elsewhere':
    'Opera/9.80 (Android; Opera Mini/36.2.2254/191.249; U; id) Presto/2.12.423 Version/12.16',
  'no name at all': '',
  Googlebot: `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${webKit} Chrome/141.0.7390.122 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
}

describe('the notice for older browsers', () => {
  it.each(Object.entries(old))('is for %s', (_, userAgent) => {
    expect(showsNotice(userAgent)).toBe(true)
  })

  it.each(Object.entries(notTold))('is not for %s', (_, userAgent) => {
    expect(showsNotice(userAgent)).toBe(false)
  })
})

describe('its script', () => {
  it('uses only syntax of the oldest browsers', () => {
    expect(script).not.toMatch(/=>|`|\b(let|const|class|async)\b|\?\.|\?\?|\(\?[<=!]/)
  })
})
