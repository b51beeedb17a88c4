/**
 * Texts that become markup or script where a page forgets to escape them. Each brings an element `xss`, an event handler,
 * a script or a frame; those that run call `alert`, which the test hears.
 */
export const markup = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '" autofocus onfocus=alert(1) x="',
  "' onmouseover='alert(1)",
  '`onerror=alert(1)',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href=https://evil.example/a.css>',
  '<style>@import "https://evil.example/a.css"</style>',
  '<!--<img title="--><img src=x onerror=alert(1)>">',
  '<![CDATA[<xss>]]>',
  ']]><xss>alert(1)</xss>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '\u003cxss\u003e',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '＜script＞alert(1)＜/script＞',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what is tried
  '${alert(1)}',
  '<%= 7*7 %><xss>',
  '\u2028alert(1)//<xss>',
  '--><xss>',
  '"}}</script><xss>',
  'javascript:alert(1)//<xss>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form action=https://evil.example/><input type=submit>',
  '\0<xss>',
] as const

/** Addresses of links that would run, or lead where nobody wrote. */
export const badLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjava\nscript:alert(1)',
  'java\0script:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://evil.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'filesystem:https://evil.example/x',
  'view-source:https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://a" onmouseover="alert(1)',
  'https://a/"><img src=x onerror=alert(1)>',
  'mailto:a@contoh.example?subject="><img src=x onerror=alert(1)>',
  '#"><img src=x onerror=alert(1)>',
  '/id/blog"><img src=x onerror=alert(1)>',
] as const

/** As slugs; the database takes no zero byte, over which the content service fails instead of refusing. */
export const badSlugs = markup.filter((text) => !text.includes('\0'))

/** As targets of redirects; an address of our own with marks in it is one, of a page that is not there. */
export const badTargets = badLinks.filter((link) => !link.startsWith('/id'))
