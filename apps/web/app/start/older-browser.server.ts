import type { Locale } from '#app/i18n/locales.ts'

const copy = {
  id: {
    text: 'Peramban Anda versi lama. Jika memungkinkan, perbarui agar semua tampil baik.',
    close: 'Tutup',
  },
  en: {
    text: 'Your browser is an older version. If you can, update it so that everything displays well.',
    close: 'Close',
  },
}

/** Who does not name one of these engines is not told, for it is not known what it can do. */
const KNOWN = /(Chrom(e|ium)|Firefox)\/\d|(Maci|X11).+ Version\/\d.+Safari|OS \d+_|Trident|MSIE/

/** Some give themselves the name of an old browser. */
const ROBOT = /bot|crawl|spider|http/i

/**
 * A script that tells who has a browser older than `supported`, a pattern. Pages are kept for everybody,
 * so the browser looks at itself, in words that the oldest ones understand. It needs nothing that has to be loaded, and
 * its style is its own, as the oldest ones know nothing of layers in style sheets.
 */
export function olderBrowserNotice(locale: Locale, supported: string): string {
  const { text, close } = copy[locale]
  return `(function(w,d,u,k){
if(!${KNOWN}.test(u)||${ROBOT}.test(u)||/${supported}/.test(u))return
try{if(w.sessionStorage[k])return}catch(e){}
w.addEventListener("load",function(){
var b=d.body,p=d.createElement("p"),c=d.createElement("button")
p.className="offline"
p.style.cssText="position:sticky;bottom:0;background:#222;color:#fff"
p.setAttribute("role","status")
p.textContent="${text} "
c.className="px-3 py-2 underline"
c.textContent="${close}"
c.onclick=function(){b.removeChild(p)
try{w.sessionStorage[k]=1}catch(e){}}
p.appendChild(c)
b.appendChild(p)})
})(window,document,navigator.userAgent,"older")`
}
