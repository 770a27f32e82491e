import { expect, it } from 'vitest'
import { builtShop } from '../../test/built-shop.ts'

const shop = builtShop()

it('sends browsers only the settings that screens use', async () => {
  const page = await (await shop.fetch('/about')).text()
  expect(page).toContain('hello@tote.example')
  for (const setting of ['IBAN', 'bankAccount', 'testPayments', 'returnDays'])
    expect(page).not.toContain(setting)
})
