import { expect, it } from 'vitest'
import { pageBudgets } from '#test/budgets/budgets.ts'
import { builtShop } from '#test/built-shop.ts'

const shop = builtShop()

it('sends browsers only the settings that screens use', async () => {
  const page = await (await shop.fetch('/about')).text()
  expect(page).toContain('hello@tote.example')
  for (const setting of ['IBAN', 'bankAccount', 'testPayments', 'returnDays'])
    expect(page).not.toContain(setting)
})

it('has the shapes that the icons of a page refer to', async () => {
  for (const path of Object.keys(pageBudgets)) {
    const page = await (await shop.fetch(path)).text()
    const missing = [...page.matchAll(/<use href="#([^"]+)"/g)].filter(
      ([, id]) => !page.includes(` id="${id}"`),
    )
    expect([path, missing]).toEqual([path, []])
  }
})
