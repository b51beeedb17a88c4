import { brand } from '@site/brand/names.ts'

/**
 * Words that the most common leaked passwords contain, worldwide and in Indonesia. Passwords need twelve characters,
 * so the word that is padded with digits and symbols decides.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwords passw passphrase katasandi sandi rahasia kuncirahasia sayang sayangku cinta cintaku iloveyou
  aku akucinta kamu indonesia merdeka jakarta bandung surabaya persija persib bismillah alhamdulillah
  allahuakbar assalamualaikum admin administrator adminadmin superadmin root superuser user username login letmein
  welcome selamatdatang selamat masuk default changeme change gantisaya ganti test testing tester coba percobaan demo
  guest tamu qwerty qwertyui qwertyuiop qwertyuiopasdfghjkl asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
  abc abcd abcdef abcdefg monkey dragon football baseball sepakbola master princess sunshine shadow michael jordan
  superman batman naruto pokemon doraemon trustno trustnoone whatever freedom computer komputer internet google
  facebook instagram samsung android secret topsecret mysecret hello helloworld halo ganteng cantik bunda mama
  papa keluarga anakku suami istri januari februari maret april juni juli agustus september oktober november
  desember january february march may june july august october december summer winter spring autumn senin jumat
  saham sahamku investasi sekuritas sekuritasku broker trading trader bursa ${brand.brandName} ${brand.appName} company perusahaan
  kantor office website redaksi editor reviewer pemeriksa passwordadmin adminpassword cms payload`
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean),
)
