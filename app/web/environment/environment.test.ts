import { expect, it } from 'vitest'
import { notWholeNumbers } from '#test/not-whole-numbers.ts'
import { readEnvironment } from './environment.server.ts'

it('reads the mail server and the sender', () => {
  const read = readEnvironment({
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    MAIL_FROM: 'Tote <shop@example.com>',
  })
  expect(read).toMatchObject({
    ok: true,
    environment: { smtpUrl: 'smtps://user:secret@mail.example:465', mailFrom: 'Tote <shop@example.com>' },
  })
  expect(readEnvironment({ SMTP_URL: '', MAIL_FROM: '' })).toMatchObject({
    ok: true,
    environment: { smtpUrl: undefined, mailFrom: undefined },
  })
})

it('reads a port written in digits only', () => {
  expect(readEnvironment({ PORT: '65535' })).toMatchObject({ ok: true, environment: { port: 65_535 } })
  expect(readEnvironment({ PORT: '' })).toMatchObject({ ok: true, environment: { port: 3000 } })
  for (const PORT of ['65536', ...notWholeNumbers])
    expect(readEnvironment({ PORT })).toEqual({ ok: false, reason: expect.stringContaining('PORT is') })
})

it.each([
  [{ SMTP_URL: 'https://user:secret@mail.example' }, 'SMTP_URL must be an address like smtp://'],
  [{ SMTP_URL: 'mail.example user:secret' }, 'SMTP_URL must be an address like smtp://'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address like postgres://'],
  [{ PRODUCT_LIST_URL: 'file:///etc' }, 'PRODUCT_LIST_URL must be'],
  [{ PRODUCT_LIST_URL: 'http://me:secret@127.0.0.1' }, 'PRODUCT_LIST_URL must be'],
  [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL is "shop.example"'],
  [{ MAIL_FROM: 'Tote' }, 'MAIL_FROM is "Tote", but must be an email address'],
])('rejects invalid variables without repeating a password: %j', (variables, message) => {
  const read = readEnvironment(variables)
  expect(read).toEqual({ ok: false, reason: expect.stringContaining(message) })
  expect(JSON.stringify(read)).not.toContain('secret')
})

it.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1', DATABASE_URL: 'postgres://127.0.0.1/shop' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '192.0.2.7' }, false],
  [{ HOST: 'shop.example' }, false],
  [{ PUBLIC_URL: 'http://localhost:3000' }, false],
  [{ SMTP_URL: 'smtp://127.0.0.1:2525' }, false],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, true],
  [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, false],
])(
  'allows the demo inbox only on this computer, without real emails and payments: %j',
  (variables, allows) => {
    expect(readEnvironment(variables)).toMatchObject({ environment: { allowsDemoInbox: allows } })
  },
)

it.each([
  [{}, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '192.168.1.5' }, true],
  [{ PUBLIC_URL: 'http://shop.example' }, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, false],
  [{ PUBLIC_URL: 'https://shop.example', HOST: '0.0.0.0' }, false],
])('knows whether others reach the shop without HTTPS: %j', (variables, isUnencrypted) => {
  expect(readEnvironment(variables)).toMatchObject({ environment: { isUnencrypted } })
})
