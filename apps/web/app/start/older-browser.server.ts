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

/** User agents without one of these engines get no notice, because their version is unknown. */
const KNOWN = /(Chrom(e|ium)|Firefox)\/\d|(Maci|X11).+ Version\/\d.+Safari|OS \d+_|Trident|MSIE/

/** Some bots use the user agent of an old browser. */
const ROBOT = /bot|crawl|spider|http/i

/**
 * A script that shows a notice in browsers older than `supported`, a pattern. Pages are cached for everyone, so the
 * check runs in the browser, in old JavaScript syntax. It loads nothing, and has inline styles because old browsers do
 * not support cascade layers.
 */
export function olderBrowserNotice(locale: Locale, supported: string): string {
  const { text, close } = copy[locale]
  return `(function(w,d,u,k){
if(!${KNOWN}.test(u)||${ROBOT}.test(u)||/${supported}/.test(u))return
try{if(w.sessionStorage[k])return}catch(e){}
w.addEventListener("load",function(){
var b=d.body,p=d.createElement("p"),c=d.createElement("button")
p.className="offline"
p.style.cssText="position:sticky;bottom:0;bottom:var(--dock,0px);background:#222;color:#fff"
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
