import { pathTo } from '#app/i18n/path-to.ts'

/** Names that reach Object.prototype when objects are built from input. */
const names = [
  '__proto__[polluted]',
  '__proto__.polluted',
  'constructor[prototype][polluted]',
  'a[__proto__][polluted]',
  'a[constructor][prototype][polluted]',
  '__proto__[]',
  '__pro__proto__to__[polluted]',
  'prototype[polluted]',
  'where[__proto__][polluted]',
  'where[or][__proto__][polluted]',
  'select[__proto__][polluted]',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'valueOf[polluted]',
]

export const pollutedQueries = names.map((name) => ({ name, query: `${encodeURIComponent(name)}=yes` }))

const own = '"__proto__":{"polluted":"yes","role":"admin","isAdmin":true}'
const constructed = '"constructor":{"prototype":{"polluted":"yes"}}'

/** JSON as text: an object literal would not have these names. */
export const pollutedBodies = [
  `{${own}}`,
  `{${constructed}}`,
  `{"data":{${own}}}`,
  `{"a":[{${own}}]}`,
  `{"__proto__":null}`,
  `{"__proto__":[]}`,
  `{"prototype":{"polluted":"yes"}}`,
  `{"name":"x",${own}}`,
  `[{${own}}]`,
  `{"\\u005f_proto__":{"polluted":"yes"}}`,
  `{"blocks":[{"blockType":"__proto__"}]}`,
  `{"blocks":[{"blockType":"constructor"}]}`,
].map((body) => ({ name: body, body }))

/** Names that every object inherits. */
export const inheritedNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__lookupGetter__',
].flatMap((name) =>
  [
    `/${name}`,
    `/id/${name}`,
    `/id/blog/${name}`,
    `${pathTo('companyList', 'id')}/${name}`,
    `/sitemaps/${name}.xml`,
    `/shell/${name}.js`,
    `/images/${name}/media/a.png`,
    `/share/${name}/blog.png`,
    `${pathTo('companyList', 'id')}?sort=${name}&sector=${name}`,
    `${pathTo('investmentCalculator', 'id')}?calculator=${name}&strategy=${name}`,
    `/?locale=${name}`,
  ].map((target) => ({ name: target, target })),
)
