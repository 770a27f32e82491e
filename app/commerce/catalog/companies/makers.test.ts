import { describe, expect, it } from 'vitest'
import { type MakerColumns, makersOf } from './makers.ts'

const company = (id: number, name: string) => ({
  ...{ id, name, lines: 'Street 1', country: 'DE', contact: 'a@example.com' },
})
const companies = [company(1, 'Maker'), company(2, 'Agent'), company(3, 'Other')]
const nothing: MakerColumns = { manufacturer_id: null, responsible_id: null, safety: '' }
const brand: MakerColumns = { manufacturer_id: 1, responsible_id: 2, safety: 'Hot.' }

const names = (product: Partial<MakerColumns>, from = brand) => {
  const { manufacturer, responsible, safety } = makersOf({ ...nothing, ...product }, from, companies)
  return [manufacturer?.name, responsible?.name, safety]
}

describe('makers of a product', () => {
  it('takes what a product leaves out from its brand', () => {
    expect(names({})).toEqual(['Maker', 'Agent', 'Hot.'])
    expect(names({ safety: 'Sharp.' })).toEqual(['Maker', 'Agent', 'Sharp.'])
    expect(names({ responsible_id: 3 })).toEqual(['Maker', 'Other', 'Hot.'])
  })

  it('leaves out who answers for the brand’s manufacturer when the product has another one', () => {
    expect(names({ manufacturer_id: 3 })).toEqual(['Other', undefined, 'Hot.'])
    expect(names({ manufacturer_id: 3, responsible_id: 2 })).toEqual(['Other', 'Agent', 'Hot.'])
  })

  it('says nothing of removed companies or without a brand', () => {
    expect(names({ manufacturer_id: 9 })).toEqual([undefined, undefined, 'Hot.'])
    expect(names({}, { manufacturer_id: null, responsible_id: null, safety: null })).toEqual([
      undefined,
      undefined,
      '',
    ])
  })
})
