import { describe, expect, it } from 'vitest'
import { inGerman, inLanguage } from './in-language.ts'
import { runInLanguage } from './run-in-language.server.ts'

const messages = inLanguage({
  title: 'Cart',
  left: ({ count }: { count: number }) => `Only <b>${count}</b> left`,
  states: { paid: 'Paid' },
})
inGerman(messages, {
  title: 'Warenkorb',
  left: ({ count }) => `Nur noch <b>${count}</b>`,
  states: { paid: 'Bezahlt' },
})

describe('messages', () => {
  it('are English by default', () => {
    expect([messages.title, messages.left({ count: 2 })]).toEqual(['Cart', 'Only <b>2</b> left'])
  })

  it('use the language of the current work, even after an await', async () => {
    const title = runInLanguage('de', async () => {
      await Promise.resolve()
      return [messages.title, messages.left({ count: 2 }), messages.states.paid]
    })
    expect(messages.title).toBe('Cart')
    expect(await title).toEqual(['Warenkorb', 'Nur noch <b>2</b>', 'Bezahlt'])
  })

  it('have accents in the pseudo-language, without touching tags', () => {
    const accented = runInLanguage('en-XA', () => [messages.left({ count: 2 }), messages.states.paid])
    expect(accented).toEqual(['Ôñļý <b>2</b> ļéƒţ', 'Þàîđ'])
  })
})
