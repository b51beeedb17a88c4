import crypto from 'node:crypto'

// A password is hashed 600,000 times, half a second of a processor at every sign-in. Once is enough for tests.
const { pbkdf2 } = crypto
Object.assign(crypto, {
  pbkdf2: (...[word, salt, , bytes, digest, done]: Parameters<typeof pbkdf2>) =>
    pbkdf2(word, salt, 1, bytes, digest, done),
})
