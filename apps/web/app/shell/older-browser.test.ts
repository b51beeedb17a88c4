import { describe, expect, it } from 'vitest'
import { withOlderBrowserNotice } from './older-browser.server.ts'
import { supportedBrowsers } from './supported-browsers.ts'

const page = '<body><p>&lt;/body></p><script>start()</script></body></html>'
const notice = withOlderBrowserNotice(page, 'id', supportedBrowsers())
const script = /<script>(\(function[\s\S]*)<\/script>/.exec(notice)?.[1] ?? ''

/** Whether a browser of this name would be told once the page is there. */
function isTold(userAgent: string): boolean {
  let hasAsked = false
  const told = {
    sessionStorage: {},
    addEventListener: () => {
      hasAsked = true
    },
  }
  new Function('window', 'document', 'navigator', script)(told, {}, { userAgent })
  return hasAsked
}

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const appleWebKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

const old = {
  'Internet Explorer 11': 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Internet Explorer 9': 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)',
  'Edge 18': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
  'Edge 109': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.78`,
  'Chrome 110, Windows': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/110.0.0.0 Safari/537.36`,
  'Chrome 109, Windows 7': `Mozilla/5.0 (Windows NT 6.1; Win64; x64) ${webKit} Chrome/109.0.0.0 Safari/537.36`,
  'Chrome 81, Android': `Mozilla/5.0 (Linux; Android 7.0; SM-G930V) ${webKit} Chrome/81.0.4044.138 Mobile Safari/537.36`,
  'Opera 95': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/109.0.0.0 Safari/537.36 OPR/95.0.0.0`,
  'Samsung Internet 21': `Mozilla/5.0 (Linux; Android 12; SAMSUNG SM-A536E) ${webKit} SamsungBrowser/21.0 Chrome/110.0.5481.154 Mobile Safari/537.36`,
  'UC Browser on Chrome 78': `Mozilla/5.0 (Linux; U; Android 10; id; SM-A107F) ${webKit} Version/4.0 Chrome/78.0.3904.108 UCBrowser/13.4.0.1306 Mobile Safari/537.36`,
  'Mi Browser on Chrome 79': `Mozilla/5.0 (Linux; U; Android 9; id-id; Redmi 7) ${webKit} Version/4.0 Chrome/79.0.3945.147 Mobile Safari/537.36 XiaoMi/MiuiBrowser/12.13.2-gn`,
  'an old WebView in WhatsApp': `Mozilla/5.0 (Linux; Android 8.1.0; CPH1803; wv) ${webKit} Version/4.0 Chrome/95.0.4638.74 Mobile Safari/537.36 WhatsApp/2.21.22`,
  'Firefox 127': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Firefox 115, extended': 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:109.0) Gecko/20100101 Firefox/115.0',
  'Firefox 68, Android': 'Mozilla/5.0 (Android 9; Mobile; rv:68.0) Gecko/68.0 Firefox/68.0',
  'Safari 16.3, Mac': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${appleWebKit} Version/16.3 Safari/605.1.15`,
  'Safari 9, Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_6) AppleWebKit/601.7.7 (KHTML, like Gecko) Version/9.1.2 Safari/601.7.7',
  'Safari, iOS 15.8': `Mozilla/5.0 (iPhone; CPU iPhone OS 15_8_2 like Mac OS X) ${appleWebKit} Version/15.6.6 Mobile/15E148 Safari/604.1`,
  'Chrome on iOS 16.3': `Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) ${appleWebKit} CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1`,
  'Safari, iPad with iOS 12': `Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) ${appleWebKit} Version/12.1.2 Mobile/15E148 Safari/604.1`,
  'Instagram on iOS 14': `Mozilla/5.0 (iPhone; CPU iPhone OS 14_4 like Mac OS X) ${appleWebKit} Mobile/15E148 Instagram 330.0.3.29.93 (iPhone12,1; iOS 14_4; id_ID; id; scale=2.00)`,
}

const notTold = {
  'Chrome 111': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/111.0.0.0 Safari/537.36`,
  'Chrome 1000': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/1000.0.0.0 Safari/537.36`,
  'Chrome 146, Android': `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/146.0.0.0 Mobile Safari/537.36`,
  'Edge 111': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/111.0.0.0 Safari/537.36 Edg/111.0.1661.41`,
  'Opera 97': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/111.0.0.0 Safari/537.36 OPR/97.0.0.0`,
  'Opera Mobile': `Mozilla/5.0 (Linux; Android 13; SM-A137F) ${webKit} Chrome/126.0.6478.122 Mobile Safari/537.36 OPR/83.2.4388.80445`,
  'Samsung Internet 22': `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S911B) ${webKit} SamsungBrowser/22.0 Chrome/111.0.5563.116 Mobile Safari/537.36`,
  'Firefox 128': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'Firefox 140, Android': 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  'Safari 16.4, Mac': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${appleWebKit} Version/16.4 Safari/605.1.15`,
  'Safari 26, Mac': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${appleWebKit} Version/26.0 Safari/605.1.15`,
  'Safari, iOS 16.4': `Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) ${appleWebKit} Version/16.4 Mobile/15E148 Safari/604.1`,
  'Safari, iPad as a Mac': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${appleWebKit} Version/18.1 Safari/605.1.15`,
  'Chrome, iPad as a Mac': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${appleWebKit} CriOS/120 Version/17.2 Safari/605.1.15`,
  'Firefox on iOS 17': `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${appleWebKit} FxiOS/124.0 Mobile/15E148 Safari/605.1.15`,
  'WhatsApp, Android': `Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) ${webKit} Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 WhatsApp/2.24.11`,
  'WhatsApp, iOS 17': `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${appleWebKit} Mobile/15E148 WhatsApp/24.11`,
  'Instagram, Android': `Mozilla/5.0 (Linux; Android 13; 2201117TG Build/TKQ1; wv) ${webKit} Version/4.0 Chrome/122.0.6261.105 Mobile Safari/537.36 Instagram 320.0.0.0.18 Android (33/13; 440dpi)`,
  'TikTok, iOS 17': `Mozilla/5.0 (iPhone; CPU iPhone OS 17_3_1 like Mac OS X) ${appleWebKit} Mobile/15E148 BytedanceWebview/d8a21c6 musical_ly_33.4.0`,
  'Facebook, iOS 16.6': `Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) ${appleWebKit} Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone13,2;FBSV/16.6;FBLC/id_ID]`,
  'UC Browser on Chrome 123': `Mozilla/5.0 (Linux; U; Android 13; id; RMX3710) ${webKit} Version/4.0 Chrome/123.0.6312.80 UCBrowser/14.2.0.1 Mobile Safari/537.36`,
  'Opera Mini, which draws pages elsewhere':
    'Opera/9.80 (Android; Opera Mini/36.2.2254/191.249; U; id) Presto/2.12.423 Version/12.16',
  Ladybird: 'Mozilla/5.0 (Linux; x86_64) Ladybird/1.0',
  'a browser in a Mac program': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${appleWebKit}`,
  'no name at all': '',
  Googlebot: `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${webKit} Chrome/141.0.7390.122 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  'Googlebot without a version': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  bingbot: `Mozilla/5.0 ${webKit.replace(')', '; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)')} Chrome/103.0.5060.134 Safari/537.36`,
  Applebot:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10_1) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'the preview of Facebook': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Lighthouse: `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`,
  'a browser without a window': `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/141.0.7390.37 Safari/537.36`,
}

describe('the notice for older browsers', () => {
  it.each(Object.entries(old))('is for %s', (_, userAgent) => {
    expect(isTold(userAgent)).toBe(true)
  })

  it.each(Object.entries(notTold))('is not for %s', (_, userAgent) => {
    expect(isTold(userAgent)).toBe(false)
  })

  it('is told once in a session', () => {
    expect(isTold(old['Chrome 110, Windows'])).toBe(true)
    let hasAsked = false
    const told = {
      sessionStorage: { older: '1' },
      addEventListener: () => {
        hasAsked = true
      },
    }
    new Function('window', 'document', 'navigator', script)(
      told,
      {},
      { userAgent: old['Chrome 110, Windows'] },
    )
    expect(hasAsked).toBe(false)
  })
})

describe('its script', () => {
  it('stands at the end of the page, and changes nothing else of it', () => {
    expect(notice.replace(`<script>${script}</script>`, '')).toBe(page)
    expect(notice.endsWith('</script></body></html>')).toBe(true)
    expect(withOlderBrowserNotice('<p>', 'id', 'x')).toBe('<p>')
  })

  it('is written in what the oldest browsers read', () => {
    expect(script).not.toMatch(/=>|`|\b(let|const|class|async)\b|\?\.|\?\?|\(\?[<=!]/)
  })

  it('is short in both languages', () => {
    expect(script.length).toBeLessThan(1150)
    expect(withOlderBrowserNotice(page, 'en', supportedBrowsers()).length - page.length).toBeLessThan(1150)
  })
})
