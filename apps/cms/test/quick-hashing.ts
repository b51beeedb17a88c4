import crypto from 'node:crypto'

// Hashing a password 600,000 times takes half a second of CPU time per sign-in; tests hash once.
const { pbkdf2 } = crypto
Object.assign(crypto, {
  pbkdf2: (...[word, salt, , bytes, digest, done]: Parameters<typeof pbkdf2>) =>
    pbkdf2(word, salt, 1, bytes, digest, done),
})
