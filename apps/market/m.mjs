import * as v from 'valibot'
const base = process.argv[2]
async function time(path, n=200){ const t=[]; let size=0
 for(let i=0;i<n+20;i++){const s=performance.now(); const r=await fetch(base+path); const b=await r.text(); size=b.length; if(!r.ok) throw new Error(path+' '+r.status+b.slice(0,300)); if(i>=20) t.push(performance.now()-s)}
 t.sort((a,b)=>a-b); console.log(path.padEnd(60),'p50',t[n/2].toFixed(1),'p99',t[Math.floor(n*.99)].toFixed(1),'ms',size,'B')}
for (const p of ['/companies?pageSize=40','/companies?pageSize=40&sort=-per','/companies/BQNS','/companies/BQNS/prices','/companies/BQNS/prices?range=max','/companies/BQNS/statements?kind=balance-sheet','/companies/BQNS/ratios','/companies/BQNS/ratios?period=quarterly','/companies/BQNS/peers','/companies/SNVA/peers','/corporate-actions','/companies/BQNS/news','/snapshot']) await time(p)
