import { describe, expect, it } from 'vitest'
import { formsOf } from '#test/attack/requests/page-forms.ts'
import { builtShop } from '#test/built-shop.ts'
import { htmlBetween, plainText } from '#test/html.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeRequests } from '#web/staff/office-requests.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const { open, post } = officeRequests(shop, 'owner')

interface EditedForm {
  path: () => Promise<string>
  /** The name and label of a field that two people change. */
  field: [name: string, label: string]
  values: { hers: string; mine: string }
  /** What I change besides, which nobody else did. */
  other: [name: string, text: string]
}

async function idOf(table: 'tax_rate' | 'promotion' | 'product' | 'variant'): Promise<number> {
  const row = await shop.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()
  return row.id
}

const forms: Record<string, EditedForm> = {
  record: {
    path: async () => `/office/selling/taxes/${await idOf('tax_rate')}`,
    field: ['rate', 'Percent'],
    values: { hers: '7.00', mine: '16.00' },
    other: ['name', 'Levy'],
  },
  promotion: {
    path: async () => `/office/selling/promotions/${await idOf('promotion')}`,
    field: ['title', 'Title'],
    values: { hers: 'Spring', mine: 'May' },
    other: ['max_uses', '77'],
  },
  'topic of settings': {
    path: async () => '/office/settings/returns',
    field: ['return_days', 'Return window in days'],
    values: { hers: '45', mine: '20' },
    other: ['warranty_years', '7'],
  },
  'texts of an email': {
    path: async () => '/office/settings/emails/order-confirmed?language=en',
    field: ['heading', 'Heading'],
    values: { hers: 'Thanks!', mine: 'Hooray' },
    other: ['closing', 'Bye'],
  },
  product: {
    path: async () => `/office/products/${await idOf('product')}`,
    field: ['title', 'Name'],
    values: { hers: 'Hers', mine: 'Mine' },
    other: ['badge', 'Soft'],
  },
  'grid of variants': {
    path: async () => `/office/products/${await idOf('product')}`,
    field: [`price-1`, 'Price of '],
    values: { hers: '41.00', mine: '42.00' },
    other: ['tags', 'summer'],
  },
}

/** The fields that the form on a page sends. */
function sentBy(html: string, path: string): Record<string, string> {
  const form = formsOf(html, path).find(({ fields }) => fields.some(([name]) => name === 'shown'))!
  return Object.fromEntries(form.fields)
}

describe.each(Object.entries(forms))('two people who change a field of one %s', (_, form) => {
  const { field, values, other } = form
  const [name, label] = field
  const { hers, mine } = values

  it.each([
    ['theirs stays', 'theirs', hers],
    ['mine replaces theirs', 'mine', mine],
  ])('are told, and nothing is saved until one has chosen: %s', async (_, choice, result) => {
    const path = await form.path()
    const before = sentBy((await open(path)).html, path)
    const undo: { notice?: { changeSet: number | null } | undefined }[] = []
    const saved = async () => sentBy((await open(path)).html, path)
    const opened = sentBy((await open(path, 'manager')).html, path)
    undo.unshift(await post(path, { ...before, [name]: hers }))
    const answer = await post(path, { ...opened, [name]: mine, [other[0]]: other[1] }, 'manager')
    expect(answer.status).toBe(409)
    expect(await saved()).toMatchObject({ [name]: hers, [other[0]]: before[other[0]] })
    const shown = plainText(htmlBetween(answer.html, 'Choose what to keep, then save.', '</fieldset>'))
    expect(shown).toContain(label)
    expect(shown).toContain('owner changed this after you opened it')
    for (const value of [before[name]!, mine, hers]) expect(shown).toContain(value)
    const again = sentBy(answer.html, path)
    expect(again).toMatchObject({ [name]: mine, [other[0]]: other[1] })
    expect(again).not.toHaveProperty('choice-0')
    const unchosen = await post(path, again, 'manager')
    expect(unchosen.status).toBe(409)
    expect(plainText(htmlBetween(unchosen.html, 'Choose what to keep', '</fieldset>'))).toContain(
      'Choose one of the two.',
    )
    expect(await saved()).toMatchObject({ [name]: hers, [other[0]]: before[other[0]] })
    const chosen = { ...sentBy(unchosen.html, path), 'choice-0': `${choice}:${name}` }
    undo.unshift(await post(path, chosen, 'manager'))
    expect(await saved()).toMatchObject({ [name]: result, [other[0]]: other[1] })
    for (const { notice } of undo) {
      await post(`/office/changes/${notice!.changeSet}/undo`, { returnTo: '/office' })
    }
    expect((await saved())[name]).toBe(before[name])
  })
})
